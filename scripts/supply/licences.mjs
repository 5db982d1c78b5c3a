/** Licences of what ships: permissive, or MPL and LGPL where NOTICE names the package with them. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD-4-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);
const NAMED_IN_NOTICE = /^(?:MPL|LGPL)-/;

/** Packages that declare no licence in `package.json`, with the one in their own LICENSE or Readme. */
const UNDECLARED = { 'passport-strategy': 'MIT', pause: 'MIT' };

/** A component's full name, e.g. `@fastify/static`. */
const fullName = ({ group, name }) => (group ? `${group}/${name}` : name);

/** The licences of a component as SPDX expressions. */
function licencesOf(component) {
  const declared = (component.licenses ?? []).map(
    ({ expression, license }) => expression ?? license.id ?? license.name,
  );
  const known = UNDECLARED[fullName(component)];
  return declared.length === 0 && known ? [known] : declared;
}

/** Whether NOTICE has a line with both the package's name, or that of its family, and the licence. */
function isInNotice(notice, name, licence) {
  const family = name.replace(/-(?:linux|darwin|win32|android|freebsd)-.*$/, '');
  return notice.split('\n').some((line) => line.includes(family) && line.includes(licence.split('-')[0]));
}

/** Whether an SPDX expression without brackets allows shipping: one alternative of OR is enough, of AND all count. */
function isAllowed(expression, name, notice) {
  const isLicenceAllowed = (licence) =>
    ALLOWED.has(licence) || (NAMED_IN_NOTICE.test(licence) && isInNotice(notice, name, licence));
  return expression.split(' OR ').some((option) => option.split(' AND ').every(isLicenceAllowed));
}

/**
 * Components of a bill of materials that may not ship.
 * @param {{ components: object[] }} bill CycloneDX
 * @param {string} notice the text of NOTICE
 * @returns {string[]} one line each
 */
export function findLicenceProblems({ components }, notice) {
  return components.flatMap((component) => {
    const name = fullName(component);
    const licences = licencesOf(component);
    if (licences.length > 0 && licences.every((licence) => isAllowed(licence, name, notice))) return [];
    return [`${name} ${component.version}: ${licences.join(', ') || 'no licence'} may not ship`];
  });
}
