/** The help of each verb that works in a remote's folder: its usage, then what it does. */
export const toolHelp = {
  create: `carrier-portal create NAME [--packages DIR]

Creates a repository for a new remote in the folder NAME, such as mfe-night-shift. With --packages it installs the packed
files in that folder instead of a registry's.`,
  dev: `carrier-portal dev [--portal URL]

Serves the remote in the present folder at http://localhost:3001: alone, against the reference backend, or inside a deployed
portal. PORT names another port. A change of the sources is shown without a reload, inside a portal by one.`,
  test: `carrier-portal test [options of jest]

Runs the tests of the remote in the present folder. https://jestjs.io/docs/cli lists the options.`,
  build: `carrier-portal build [options of rspack]

Builds the remote in the present folder into dist/. https://rspack.rs/api/cli lists the options of rspack build.`,
  conformance: `carrier-portal conformance [--json] [--built DIR]

Runs the remote in a browser, on the current, the previous and the first minor version of the host contract: no undeclared
globals, storage or network; size budget; one React; no leaks and no growing heap after 50 mounts; no violations of axe;
every control operated once. A build with embed/v1.js gets the checks of an embeddable module too. Builds first, unless
--built names a folder. Exit codes: 0 passed, 5 a check failed, 2 the command line or the folder is wrong, 1 it could not run.`,
} satisfies Readonly<Record<string, string>>
