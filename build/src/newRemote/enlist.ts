/** package.json with the workspace after the last remote. */
export function enlistInPackage(text: string, workspace: string): string {
  return afterLastRemote(text, /^( *)"mfe-[a-z0-9-]+",?$/gm, (indent) => `${indent}"${workspace}",`)
}

/** jest.config.mjs with the workspace after the last remote. */
export function enlistInJest(text: string, workspace: string): string {
  return afterLastRemote(
    text,
    /^( *)workspace\('mfe-[a-z0-9-]+', 'browser'\),$/gm,
    (indent) => `${indent}workspace('${workspace}', 'browser'),`,
  )
}

/** CODEOWNERS with a team for the workspace after the last remote. */
export function enlistInCodeowners(text: string, workspace: string): string {
  return afterLastRemote(
    text,
    /^()\/mfe-[a-z0-9-]+\/ +@\S+$/gm,
    () => `${`/${workspace}/`.padEnd(28)}@carrier-portal/${workspace.slice(4)}`,
  )
}

function afterLastRemote(text: string, line: RegExp, added: (indent: string) => string): string {
  const last = [...text.matchAll(line)].at(-1)
  if (!last) throw new Error('There is no remote in the list to put the new one after.')
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${added(last[1] ?? '')}${text.slice(end)}`
}
