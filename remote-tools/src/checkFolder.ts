/** Characters that the compiler reads as the beginning of a fragment, of a query and the end of a loader's name. */
const UNUSABLE = /[#?!]/

/** Throws when the compiler finds no files in a folder because of a character in its path. */
export function checkFolder(folder: string): void {
  const [character] = UNUSABLE.exec(folder) ?? []
  if (character === undefined) return
  throw new Error(
    `The compiler finds no files in ${folder}, because its path contains ${character}. Move it to a path without #, ? and !, then run the command again.`,
  )
}
