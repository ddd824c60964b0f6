import { type ReactNode, useEffect, useState } from 'react'

/** How a remote uses each member of its host; a member without a use does not compile. */
export type MemberUses<Host> = { readonly [Member in keyof Host]-?: (host: Host) => unknown }

/** A screen that uses all members of its host once, and shows what each returned. */
export function createScreen<Host>(uses: MemberUses<Host>): (props: { readonly host: Host }) => ReactNode {
  return function EarlierScreen({ host }) {
    const [results, setResults] = useState<readonly string[]>([])
    useEffect(() => {
      const members = Object.entries<(host: Host) => unknown>(uses)
      const used = members.map(async ([member, use]) => `${member}: ${JSON.stringify(await use(host))}`)
      void Promise.all(used).then(setResults)
    }, [host])
    return (
      <ul>
        {results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ul>
    )
  }
}
