import { formatImports } from './dependencyCruiser.ts'

const PRODUCT = '^(contract|shared-ui|order-lists|order-editor|shell|mfe-[^/]+|reference-backend|hosting)/'
const NOT_DRAWN = '(^|/)(dist|template|testing)/|[.](test|spec)[.]|standalone[.]tsx|rspack[.]config[.]ts'
const START = '<!-- graph: npm run graph -->\n```mermaid\n'
const END = '```\n<!-- end of graph -->'

/** The imports between the product's workspaces as a Mermaid flowchart; `imports` is the result of `readImports`. */
export async function drawGraph(imports: string): Promise<string> {
  const options = ['--output-type', 'mermaid', '--collapse', '^[^/]+']
  const chart = await formatImports(imports, [...options, '--include-only', PRODUCT, '--exclude', NOT_DRAWN])
  const [head = '', ...lines] = chart
    .trim()
    .split('\n')
    .filter((line) => line !== '')
  return `${[head, ...lines.toSorted()].join('\n')}\n`
}

/** The flowchart between the marks of a document. Throws when the document has no marks. */
export function graphIn(markdown: string): string {
  const start = markdown.indexOf(START)
  const end = markdown.indexOf(END, start)
  if (start < 0 || end < 0) throw new Error(`The document has no ${START.trim()}`)
  return markdown.slice(start + START.length, end)
}

/** The document with another flowchart between its marks. */
export function replaceGraph(markdown: string, graph: string): string {
  return markdown.replace(`${START}${graphIn(markdown)}${END}`, () => `${START}${graph}${END}`)
}
