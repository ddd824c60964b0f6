/**
 * The modules whose tests are measured by mutation: values in, values out. Paths are from the repository's root. The
 * table tests (`*.test.ts`) of the same folder run against them.
 */
const modules = {
  'contract/src/rules': ['orderStatus', 'proofOfDelivery'],
  'contract/src/api': ['readJson', 'readWorkOrder', 'xsrf'],
  'contract/src/registry': ['chooseVersion', 'contractRange', 'readRegistry', 'remoteDeclaration'],
  'shared-ui/src/time': [
    'calendarDay',
    'fieldTime',
    'formatTime',
    'wallTime',
    'workOrderTime',
    'writingZone',
    'zoneAbbreviations',
    'zoneOffset',
  ],
  'order-lists/src/search': ['dateRange', 'listFilters', 'orderSearch', 'savedFilters'],
  'order-lists/src/view': ['findOrders', 'sortOrders'],
  'order-lists/src/paging': ['pageLinks'],
  'order-lists/src/urgency': ['urgency'],
  'order-lists/src/export': ['csv'],
  'shell/src/session': ['guard', 'rememberedAddress', 'sessionCookies', 'tokenClaims'],
  'shell/src/routes': ['places'],
  'shell/src/idle': ['idleRule'],
  'mfe-order-editor/src/charge': ['chargeRules'],
  'mfe-order-editor/src/details': ['callerName', 'links', 'money'],
  'mfe-order-editor/src/update': [
    'changedRow',
    'conflict',
    'editorClock',
    'form',
    'itemRules',
    'items',
    'keepMine',
    'noLoad',
    'payload',
    'rules',
    'sentAlready',
    'splitLine',
    'warnings',
  ],
}

/** `MUTANTS=shared-ui/src/time` measures the folders that start with this path only. */
const only = process.env.MUTANTS ?? ''

/** Folder → the names of its measured modules. */
export const pureModules = Object.fromEntries(Object.entries(modules).filter(([folder]) => folder.startsWith(only)))

/** Every measured file. */
export const mutatedFiles = Object.entries(pureModules).flatMap(([folder, names]) =>
  names.map((name) => `${folder}/${name}.ts`),
)
