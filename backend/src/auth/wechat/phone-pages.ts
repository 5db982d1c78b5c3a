import type { Language } from '@storysprout/contracts/rules';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PHONE_TEXTS, type PhoneNotice, type PhoneTexts } from './phone-texts.js';
import type { Scan } from './qr-login.store.js';

const MINUTE_MS = 60_000;

/** Colours and sizes of the product, inlined: the pages are small. */
const TOKENS = readFileSync(
  createRequire(import.meta.url).resolve('@storysprout/shared-ui/tokens.css'),
  'utf8',
).replaceAll(/\/\*.*?\*\//gs, '');
/** There is no script to choose the theme, so the pages follow the phone's setting. */
const NIGHT = /\[data-theme='dark'\] (\{[^}]*\})/.exec(TOKENS)![1]!;
const STYLE = `${TOKENS}
@media (prefers-color-scheme:dark){:root${NIGHT}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:var(--s-6) var(--page-x);
background:var(--ground);color:var(--ink);font:var(--w-regular) var(--text-l)/var(--lh-zh) var(--font)}
main{width:100%;max-width:var(--w-modal);padding:var(--s-8) var(--s-6);background:var(--surface);
border-radius:var(--r-l);box-shadow:var(--shadow-1);text-align:center}
h1{margin:0 0 var(--s-3);font-size:var(--title);line-height:var(--lh-tight)}
p{margin:0 0 var(--s-4);color:var(--ink-2)}
h1,p,.code{text-wrap:balance}
.brand{color:var(--sprout-ink);font-weight:var(--w-bold)}
.code{margin:var(--s-4) 0;padding:var(--s-4);background:var(--sprout-tint);border-radius:var(--r-m);color:var(--sprout-ink)}
.code b{display:block;font-size:var(--number);line-height:var(--lh-tight);letter-spacing:.2em;text-indent:.2em}
dl{display:grid;grid-template-columns:auto 1fr;gap:var(--s-2) var(--s-4);margin:var(--s-4) 0;text-align:left}
dt{color:var(--ink-2)}
dd{margin:0;overflow-wrap:anywhere}
.warning{padding:var(--s-3) var(--s-4);background:var(--sun-tint);color:var(--sun-ink);border-radius:var(--r-m);text-align:left}
button{width:100%;min-height:var(--field);margin-top:var(--s-3);border:0;border-radius:var(--r-full);font:inherit;
font-weight:var(--w-bold);background:var(--sprout);color:var(--on-sprout)}
button.quiet{background:none;color:var(--ink);box-shadow:inset 0 0 0 var(--stroke) var(--line-strong)}
button:focus-visible{outline:var(--focus-w) solid var(--focus);outline-offset:var(--s-0)}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Content security policy: no script, nothing fetched; the form may lead here and on to WeChat. */
export const phonePolicy = (openBaseUrl: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self' ${new URL(openBaseUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The content of a page, independent of its language. */
export type PhonePage =
  | { notice: PhoneNotice }
  | {
      /** The scanned QR code, and the single-use secret of the form that confirms it. */
      scan: Scan;
      form: string;
      /** The host that the user is about to sign in to. */
      site: string;
    };

/** Renders a page as HTML. */
export function renderPhonePage(page: PhonePage, language: Language): string {
  const t = PHONE_TEXTS[language];
  const [title, body] =
    'notice' in page
      ? [t.notices[page.notice].title, `<p>${t.notices[page.notice].lead}</p>`]
      : [t.confirm.title, question(page, t, language)];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${t.product}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand">${t.product}</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The form that asks whether the screen is the user's own. */
function question(
  { scan, form, site }: Extract<PhonePage, { scan: Scan }>,
  t: PhoneTexts,
  language: Language,
): string {
  const text = t.confirm;
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  const rows = [
    [text.site, site],
    [text.place, scan.country ? (countries.of(scan.country) ?? scan.country) : t.unknownPlace],
    [text.browser, nameOf(scan, t)],
    [text.time, ago(Date.now() - scan.requestedAt, t)],
  ].map(([name, value]) => `<dt>${escape(name!)}</dt><dd>${escape(value!)}</dd>`);
  return `<p>${text.lead}</p>
<div class="code">${text.matchCode}<b>${escape(scan.matchCode)}</b>${text.matchHint}</div>
<dl>${rows.join('')}</dl>
<p class="warning">${text.warning}</p>
<form method="post" action="/api/auth/wechat/scan/${encodeURIComponent(scan.scanId)}/confirm">
<input type="hidden" name="form" value="${escape(form)}">
<button name="decision" value="confirm">${text.yes}</button>
<button name="decision" value="decline" class="quiet">${text.no}</button>
</form>`;
}

function nameOf({ browser }: Scan, t: PhoneTexts): string {
  const [name, system] = [browser.name, browser.system].map((part) => part && (t.names[part] ?? part));
  return name && system ? t.browserOn(name, system) : (name ?? system ?? t.unknownBrowser);
}

function ago(milliseconds: number, t: PhoneTexts): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  return minutes < 1 ? t.justNow : t.minutesAgo(minutes);
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
