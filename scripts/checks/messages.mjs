// Finds unused texts of the message catalogues. The type check already ensures that both languages have the same keys and
// that every used key exists. Called by `npm test`; prints each unused key and exits with 1.
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { filesUnder, REMOTES, ROOT } from '../lib/workspace.mjs';

const CATALOGUES = filesUnder(['shell', ...REMOTES]).filter((file) => file.endsWith('/i18n/zh-CN.ts'));

/** One program over all packages with texts, without their tests, so that shared sources are parsed and checked once. */
function createProgram() {
  const packages = [...new Set(CATALOGUES.map((catalogue) => catalogue.split('/')[0]))];
  const configs = packages.map((name) => {
    const file = join(ROOT, name, 'tsconfig.json');
    return ts.parseJsonConfigFileContent(
      ts.readConfigFile(file, ts.sys.readFile).config,
      ts.sys,
      dirname(file),
    );
  });
  const files = configs.flatMap(({ fileNames }) => fileNames).filter((name) => !/\.test\.tsx?$/.test(name));
  return ts.createProgram(files, Object.assign({}, ...configs.map(({ options }) => options)));
}

/** The literal of `export const messages = …`. */
function messagesOf(source) {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText() === 'messages') return declaration.initializer;
    }
  }
  throw new Error(`${source.fileName} exports no messages`);
}

/** Keys used by a computed access whose type is a union: `t[field]` with field "email" or "password". */
function computedKeysOf(program) {
  const checker = program.getTypeChecker();
  const keys = new Set();
  const visit = (node) => {
    if (ts.isElementAccessExpression(node)) {
      const type = checker.getTypeAtLocation(node.argumentExpression);
      for (const part of type.isUnion() ? type.types : [type]) {
        if (part.isStringLiteral()) keys.add(part.value);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.includes('node_modules')) visit(source);
  }
  return keys;
}

/** Names of all properties of a literal, at any depth. */
function namesIn(literal, names = new Set()) {
  for (const { name, initializer } of literal.properties) {
    if (name) names.add(textOf(name));
    if (initializer && ts.isObjectLiteralExpression(initializer)) namesIn(initializer, names);
  }
  return names;
}

const textOf = (name) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText());

/**
 * Which properties of a catalogue the code uses.
 * @returns declarations, and whether the whole value is used (passed on, or accessed by a computed key)
 */
function usesOf(program, names) {
  const checker = program.getTypeChecker();
  const uses = new Map();
  const note = (symbol, isWhole) => {
    for (const declaration of symbol?.declarations ?? []) {
      uses.set(declaration, isWhole || uses.get(declaration) === true);
    }
  };
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) {
      const { parent } = node;
      const isLookedInto = ts.isPropertyAccessExpression(parent) && parent.expression === node;
      note(checker.getSymbolAtLocation(node.name), !isLookedInto);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = textOf(node.propertyName ?? node.name);
      if (names.has(name)) note(checker.getTypeAtLocation(node.parent).getProperty(name), true);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (!/node_modules|\/i18n\//.test(source.fileName)) visit(source);
  }
  return uses;
}

function unusedIn(literal, uses, computedKeys) {
  const unused = [];
  const look = ({ properties }, path) => {
    for (const property of properties) {
      if (!property.name || computedKeys.has(textOf(property.name))) continue;
      const isWhole = uses.get(property);
      if (isWhole === undefined) unused.push([...path, textOf(property.name)].join('.'));
      else if (!isWhole && property.initializer && ts.isObjectLiteralExpression(property.initializer)) {
        look(property.initializer, [...path, textOf(property.name)]);
      }
    }
  };
  look(literal, []);
  return unused;
}

const program = createProgram();
// Binds the sources, which sets the parents of their nodes.
program.getTypeChecker();
const literals = new Map(
  CATALOGUES.map((catalogue) => [catalogue, messagesOf(program.getSourceFile(join(ROOT, catalogue)))]),
);
const names = new Set([...literals.values()].flatMap((literal) => [...namesIn(literal)]));
const uses = usesOf(program, names);
const computedKeys = computedKeysOf(program);
let failures = 0;
for (const [catalogue, literal] of literals) {
  for (const key of unusedIn(literal, uses, computedKeys)) {
    failures += 1;
    process.stdout.write(`${catalogue}: "${key}" is shown nowhere\n`);
  }
}
if (failures > 0) process.exitCode = 1;
