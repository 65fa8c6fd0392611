import { type Chunk, chunkOf, chunks, composers, layers } from '#scripts/layers.ts'

/** Libraries that many need, and what of `shared/` is needed before its rules are. All else comes with the first that needs it. */
const alsoIn: Partial<Record<Chunk, string[]>> = {
  react: ['node_modules/(react|react-dom|scheduler)/'],
  frame: [
    'node_modules/(@chakra-ui|@emotion|@pandacss|stylis|@lingui|react-router)',
    'shared/process/code/code',
    'kit/device/keep-files',
  ],
  rules: [
    'node_modules/(zod/(?!v4/core/(json-schema|to-json-schema|registries))|uuid/)',
    'shared/(money|application/guarantor|process/((?!contract)[^/]+$|code/access-code))',
  ],
  // Who needs the rules of a chosen home calls nobody at first.
  calls: ['shared/process/(contract|code/pasted-code)'],
  // Whoever fills in has it kept: they compress better together.
  database: ['node_modules/(dexie|react-hook-form/)'],
  // Both apps need them.
  later: [
    'node_modules/@hookform/',
    'shared/(policy|salary|search)/',
    'shared/(application/permit|data-protection/contract)',
  ],
  'manage-search': ['node_modules/minisearch/'],
}

const foldersOf = (chunk: Chunk) =>
  [...layers, ...composers].filter((each) => chunkOf(each) === chunk).map(({ folder }) => `web/src/${folder}/[^/]+$`)

/** For Rolldown: the first group that fits takes a module, and what that one needs. */
export const chunkGroups = chunks.map((name) => ({
  name,
  test: new RegExp([...(alsoIn[name] ?? []), ...foldersOf(name)].join('|')),
}))
