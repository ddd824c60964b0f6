import type { Source } from './sources.ts'

/** A word of the glossary's right column, what to write instead, and the files in which it has another meaning. */
interface BannedWord {
  readonly word: RegExp
  readonly instead: string
  readonly exceptions?: Readonly<Record<string, string>>
}

/** Words that docs/glossary.md replaces, in names, comments, test titles, output and pages. */
const BANNED_WORDS: readonly BannedWord[] = [
  { word: /\bnaughty\b/i, instead: 'non-conforming' },
  { word: /\benlist/i, instead: 'register' },
  { word: /\brig\b/i, instead: 'harness' },
  { word: /\bready[- ]?made\b/i, instead: 'precompressed' },
  { word: /\bstands? in for\b|\bstand-?in\b|\bStand In\b/, instead: 'fallback, replaces' },
  { word: /\btaken back\b|\btook back\b/i, instead: 'withdrawn' },
  { word: /\bspoil(ed|t)\b/i, instead: 'integrity check failed' },
  { word: /[kK]eeper\b|\bkeepRule\b/, instead: 'store, retention rule' },
  { word: /(?<!(?:rear|back) )\bdoors?\b/i, instead: 'entry point' },
  { word: /\bhouse\b/i, instead: 'repository rules' },
  { word: /\bwishe?s?\b/i, instead: 'request' },
  { word: /\bjudge[sd]?\b/i, instead: 'validate' },
  { word: /\btell(s|ing)?\b|\btold\b/i, instead: 'notify, report, log' },
  { word: /\b(nobody|somebody)\b/i, instead: 'the subject by its name: user, request' },
  { word: /\bstrangers?\b|\bwicked\b/i, instead: 'a plain noun' },
  {
    // Part of the contract: answerOrder, OrderAnswer.
    word: /(?<!Order )\b[aA]nswer(s|ed|ing)?\b(?! ?Order)/,
    instead: 'response, result',
    exceptions: {
      'reference-backend/src/documents/': 'legal texts',
      'reference-backend/src/store/idempotency.ts': 'a column of the database',
    },
  },
  { word: /\b(heard|hears)\b/i, instead: 'received' },
  {
    word: /\basked\b/i,
    instead: 'request, requested',
    exceptions: { 'reference-backend/src/seed/catalog.ts': 'texts of people' },
  },
  { word: /\bunseen\b/i, instead: 'visually hidden, without a visible effect' },
  { word: /\bunanswered\b/i, instead: 'unacknowledged, without a response' },
  { word: /\brecap\b/i, instead: 'order summary' },
  {
    word: /\b(app|backend|browser|client|code|editor|frame|host|list|page|portal|program|registry|remote|screen|server|shell|worker)s?( (already|also|alone|only|(do|does|did) not))* knows?\b/i,
    instead: 'has, contains, reads',
  },
  { word: /\bbusyButton\b/i, instead: 'LoadingButton' },
  { word: /\bisTaken\b|\basksBefore\b/, instead: 'a verb for what acts' },
  {
    word: /\b([Ss]pecification|[Dd]ecisions), (section|row)\b|\b[Rr]eliability, row\b|\b[Ii]ssue \d+\b|\b(stack|architecture)\.md\b/,
    instead: 'a requirement id or docs/decisions/NNN',
  },
]

const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\b[A-Za-z_$][\w$]*\b/g

/** The banned words in a file: 'path:line: "word", write …'. Identifiers are read word by word: `tellUser` has `tell`. */
export function bannedWordsIn({ path, text }: Source): readonly string[] {
  const parts = [...text.matchAll(COMMENT_OR_TEXT)]
  return parts.flatMap(({ 0: part, index }) => {
    const words = /^[\w$]+$/.test(part) ? `${part} ${part.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')}` : part
    return BANNED_WORDS.flatMap(({ word, instead, exceptions = {} }) => {
      const found = word.exec(words)?.[0]
      if (found === undefined || Object.keys(exceptions).some((file) => path.startsWith(file))) return []
      return `${path}:${text.slice(0, index).split('\n').length}: "${found}", write ${instead}`
    })
  })
}
