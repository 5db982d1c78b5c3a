// Finds texts of the catalogues that no code shows. That both languages hold the same keys, and that every key in
// use exists, the type check says; this says the rest. Called by `npm test`; exits with 1 and names each unused key.
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './lib/workspace.mjs';

const CATALOGUES = [
  'shell/src/i18n/zh-CN.ts',
  'shell/src/pages/i18n/zh-CN.ts',
  'mf-auth/src/i18n/zh-CN.ts',
  'mf-auth/src/pages/i18n/zh-CN.ts',
  'mf-story/src/i18n/zh-CN.ts',
  'mf-profile/src/i18n/zh-CN.ts',
];

/** A language service over one package, reading files as they are on the disk. */
function serviceOf(packageName) {
  const config = join(ROOT, packageName, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames.filter((name) => !/\.test\.tsx?$/.test(name)),
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) =>
      existsSync(name) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(name) ?? '') : undefined,
    getCurrentDirectory: () => dirname(config),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
}

/** The literal that `export const messages = …` holds. */
function messagesOf(source) {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText() === 'messages') return declaration.initializer;
    }
  }
  throw new Error(`${source.fileName} exports no messages`);
}

/** The expression that holds the property a reference names: `t.hero.title` for `title`, in any spelling. */
function accessAt(source, position) {
  let node = source;
  for (let inner = node; inner;) {
    node = inner;
    inner = node.getChildren(source).find((child) => child.pos <= position && position < child.end);
  }
  return ts.isPropertyAccessExpression(node.parent) || ts.isElementAccessExpression(node.parent)
    ? node.parent
    : undefined;
}

/** Whether an object is handed on whole or looked into by a computed key: then each of its keys counts as shown. */
function isTakenWhole(source, position) {
  const access = accessAt(source, position);
  return !access || !ts.isPropertyAccessExpression(access.parent) || access.parent.expression !== access;
}

/** Keys that some code looks up by a value of a known union: `t[field]` with field "email" or "password". */
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

function unusedIn(service, file) {
  const program = service.getProgram();
  const computedKeys = computedKeysOf(program);
  const source = program.getSourceFile(file);
  const unused = [];
  const look = (literal, path) => {
    for (const property of literal.properties) {
      if (!property.name) continue;
      const key = property.name.getText(source).replaceAll(/['"]/g, '');
      if (computedKeys.has(key)) continue;
      const name = [...path, key].join('.');
      const references = (service.findReferences(file, property.name.getStart(source)) ?? [])
        .flatMap((found) => found.references)
        .filter((reference) => !reference.fileName.includes('/i18n/'));
      if (references.length === 0) unused.push(name);
      else if (ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer)) {
        const whole = references.some((reference) =>
          isTakenWhole(program.getSourceFile(reference.fileName), reference.textSpan.start),
        );
        if (!whole) look(property.initializer, [...path, key]);
      }
    }
  };
  look(messagesOf(source), []);
  return unused;
}

const services = new Map();
let failures = 0;
for (const catalogue of CATALOGUES) {
  const packageName = catalogue.split('/')[0];
  if (!services.has(packageName)) services.set(packageName, serviceOf(packageName));
  for (const key of unusedIn(services.get(packageName), join(ROOT, catalogue))) {
    failures += 1;
    process.stdout.write(`${relative(ROOT, join(ROOT, catalogue))}: "${key}" is shown nowhere\n`);
  }
}
if (failures > 0) process.exitCode = 1;
