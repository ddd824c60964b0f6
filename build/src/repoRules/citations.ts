/** What citations may name. */
interface Citable {
  /** The ids of docs/requirements.md. */
  readonly requirements: ReadonlySet<string>
  /** The numbers of the pages in docs/decisions: '001'. */
  readonly decisions: ReadonlySet<string>
}

/** A citation of a decision: "decision 004", "decisions/004-…". */
const DECISION = /\bdecisions?[ /](\d{3})\b/g

/** The citations in a text that lead nowhere: "LIST-99", "decision 099". Words like "SHA-384" are no ids. */
export function brokenCitations(text: string, { requirements, decisions }: Citable): readonly string[] {
  const groups = new Set([...requirements].map((id) => id.split('-')[0]))
  const ids = [...text.matchAll(/(?<![\w-])([A-Z]+)-(\d+)(?![\w-])/g)]
    .filter(([id, group]) => groups.has(group) && !requirements.has(id))
    .map(([id]) => id)
  const pages = [...text.matchAll(DECISION)].filter(([, page = '']) => !decisions.has(page)).map(([cited]) => cited)
  return [...ids, ...pages]
}
