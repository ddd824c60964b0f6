/** Characters that leave nothing visible: white space, control, format and other ignorable characters. */
const INVISIBLE = /[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** Whether a text shows nothing. */
export function isInvisible(text: string): boolean {
  return text.replace(INVISIBLE, '') === ''
}
