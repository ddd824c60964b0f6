import { messageOf } from '../messageOf.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'

/** The value of a remote's JSON file. Throws a refusal that names the file and what is wrong in it. */
export function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // An editor does not show the mark, and neither does the sentence of JSON.parse.
    const reason = text.startsWith('\uFEFF') ? 'it begins with a byte order mark' : messageOf(cause)
    throw new ReleaseRefusal(
      'build',
      `${file} cannot be read as JSON: ${reason}. Correct it and run the command again.`,
    )
  }
}
