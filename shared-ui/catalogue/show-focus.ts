const SHOWN = 'data-focus-shown';
const copied = new WeakSet<CSSStyleSheet>();

function copyRules(list: CSSStyleSheet | CSSMediaRule): void {
  for (let i = list.cssRules.length - 1; i >= 0; i--) {
    const rule = list.cssRules[i]!;
    if (rule instanceof CSSMediaRule) copyRules(rule);
    else if (rule.cssText.includes(':focus-visible')) {
      list.insertRule(rule.cssText.replaceAll(':focus-visible', `[${SHOWN}]`), i + 1);
    }
  }
}

/**
 * Displays the first control inside `frame` as if it had the keyboard focus, which only one element of a page can have. Each
 * `:focus-visible` rule is copied right after itself to an attribute selector of the same specificity.
 */
export function showFocus(frame: HTMLElement): void {
  for (const sheet of document.styleSheets) {
    if (!copied.has(sheet)) copyRules(sheet);
    copied.add(sheet);
  }
  frame.querySelector('a[href], button, input, select, textarea')?.setAttribute(SHOWN, '');
}
