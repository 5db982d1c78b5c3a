import {
  addFromTemplate,
  addImport,
  checkName,
  edit,
  insertBefore,
  NewPartError,
  pascalCase,
} from './files.mjs';

/** Folders of shared-ui/src, each with the catalogue's file for its components. */
const CATALOGUE_FILES = {
  forms: 'fields',
  navigation: 'frame',
  layout: 'cards',
  'data-display': 'labels',
  feedback: 'messages',
  overlays: 'overlays',
  story: 'cards',
};
const DEFAULT_FOLDER = 'data-display';

/** Adds a component to shared-ui with its style, test, package entry and example in the catalogue. */
export function newComponent(path) {
  const [name, folder = DEFAULT_FOLDER] = path.split('/').reverse();
  checkName(name);
  if (!Object.hasOwn(CATALOGUE_FILES, folder))
    throw new NewPartError(`"${folder}" is none of ${Object.keys(CATALOGUE_FILES).join(', ')}`);
  const Name = pascalCase(name);
  addFromTemplate('component', `shared-ui/src/${folder}/${name}`, { 'part-name': name, PartName: Name });

  edit('shared-ui/package.json', 'the entry', (text) => {
    const manifest = JSON.parse(text);
    const entries = Object.entries(manifest.exports);
    const last = entries.findLastIndex(([, file]) => String(file).startsWith(`./src/${folder}/`));
    entries.splice(last + 1, 0, [`./${name}`, `./src/${folder}/${name}/${name}.tsx`]);
    return JSON.stringify({ ...manifest, exports: Object.fromEntries(entries) }, null, 2);
  });

  const example = `
function ${Name}Examples() {
  const { longText } = useSampleTexts();
  return (
    <Examples>
      <Example name="children">
        <${Name}>{longText}</${Name}>
      </Example>
    </Examples>
  );
}
`;
  edit(`shared-ui/catalogue/components/${CATALOGUE_FILES[folder]}.tsx`, 'the example', (text) => {
    const withExample = insertBefore(text, /export const \w+: Kind = \{/, `${example.trimStart()}\n`);
    const withEntry = insertBefore(
      withExample,
      /,?\s*\};/,
      `, '${name}': ${Name}Examples`,
      /export const \w+: Kind/,
    );
    return addImport(withEntry, `import { ${Name} } from '@storysprout/shared-ui/${name}';`);
  });
  return `See it: npm run catalogue, then http://localhost:5191/#${name}`;
}
