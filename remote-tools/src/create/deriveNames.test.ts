import { deriveNames } from './deriveNames.ts'
import { newDeclaration } from './newDeclaration.ts'
import { templateSources } from './templateSources.ts'

test.each([
  ['mfe-night-shift', { workspace: 'mfe-night-shift', route: 'night-shift', code: 'NightShift', title: 'Night Shift' }],
  ['mfe-example', { workspace: 'mfe-example', route: 'example', code: 'Example', title: 'Example' }],
  ['night-shift', undefined],
  ['mfe-', undefined],
  ['mfe-Night', undefined],
  ['mfe-../etc', undefined],
  ['', undefined],
])('derives the names of %j', (workspace, names) => {
  expect(deriveNames(workspace)).toEqual(names)
})

function namesOf(workspace: string) {
  const names = deriveNames(workspace)
  if (!names) throw new Error(`${workspace} is a valid name.`)
  return names
}

/** The names that the imports and the top level of a module declare. */
function declaredNames(text: string): readonly string[] {
  const imports = [...text.matchAll(/^import (?:(\w+)|(?:type )?{([^}]*)})/gm)].flatMap(([, whole = '', parts = '']) =>
    [whole, ...parts.split(',')].map((name) => name.replace('type ', '').trim()).filter(Boolean),
  )
  return [
    ...imports,
    ...[...text.matchAll(/^(?:export )?(?:function|interface|type|const) (\w+)/gm)].map(([, name = '']) => name),
  ]
}

test.each([
  ['mfe-night-shift', 'NightShiftScreen', 'Night Shift'],
  ['mfe-messages', 'MessagesScreen', 'Messages'],
  ['mfe-host', 'HostScreen', 'Host'],
  ['mfe-store', 'StoreScreen', 'Store'],
  ['mfe-loading', 'LoadingScreen', 'Loading'],
  ['mfe-empty-state', 'EmptyStateScreen', 'Empty State'],
  ['mfe-item-types', 'ItemTypesScreen', 'Item Types'],
  ['mfe-example-two', 'ExampleTwoScreen', 'Example Two'],
])(
  'the sources of %s declare each name once, with the component %s and the title %j',
  (workspace, component, title) => {
    const sources = templateSources(namesOf(workspace))
    for (const text of Object.values(sources)) {
      const declared = declaredNames(text)
      expect(declared).toEqual([...new Set(declared)])
    }
    expect(declaredNames(sources[`src/${component}.tsx`] ?? '')).toContain(component)
    expect(sources['src/messages.ts']?.match(/title: '.*'/g)).toEqual([`title: '${title}'`, `title: '${title}'`])
  },
)

test.each([
  ['mfe-login', /the route login is reserved for the portal\. Choose another name\.$/],
  [
    'mfe-a-very-long-name-for-the-screen-of-a-remote',
    /labels of at most 40 visible characters.*\. Choose another name\.$/,
  ],
])('a remote is not created under the name %s, which could not be built or published', (workspace, reason) => {
  expect(() => newDeclaration(namesOf(workspace), '', 1)).toThrow(reason)
})
