// @ts-check

/**
 * Runs in the page in place of Google's script.
 * @param {{ initThrows: boolean, prompt: string, fedcm: boolean }} behaviour
 */
function inPage(behaviour) {
  const origin = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;
  /** @type {any} */
  let config;
  /** @type {any} */
  const host = window;
  host.gsiCalls = { initialize: 0, prompt: 0, renderButton: 0, cancel: 0 };
  // Google's script adds a style sheet.
  const sheet = document.createElement('link');
  Object.assign(sheet, { rel: 'stylesheet', href: `${origin}/gsi/style` });
  document.head.append(sheet);

  /** @param {string} kind @param {string} [reason] */
  const moment = (kind, reason) => ({
    isSkippedMoment: () => kind === 'skipped',
    getSkippedReason: () => reason,
    isDismissedMoment: () => kind === 'dismissed',
    getDismissedReason: () => reason,
    ...(behaviour.fedcm
      ? {}
      : {
          isDisplayMoment: () => kind === 'display',
          isDisplayed: () => kind === 'display' && reason === undefined,
          isNotDisplayed: () => kind === 'display' && reason !== undefined,
          getNotDisplayedReason: () => reason,
        }),
  });

  /** @param {(moment: unknown) => void} notify */
  async function sendCredential(notify) {
    const response = await fetch(`${origin}/gsi/credential?nonce=${encodeURIComponent(config.nonce)}`);
    config.callback({ ...(await response.json()), select_by: 'user' });
    notify(moment('dismissed', 'credential_returned'));
  }

  host.google = {
    accounts: {
      id: {
        /** @param {unknown} options */
        initialize(options) {
          host.gsiCalls.initialize += 1;
          if (behaviour.initThrows) throw new Error('stand-in: initialize fails');
          config = options;
        },
        /** @param {(moment: unknown) => void} notify */
        prompt(notify) {
          host.gsiCalls.prompt += 1;
          const { prompt } = behaviour;
          if (prompt === 'abort') throw new DOMException('stand-in: aborted', 'AbortError');
          if (prompt === 'throws') throw new Error('stand-in: prompt fails');
          if (prompt === 'notDisplayed')
            setTimeout(() => notify(moment('display', 'opt_out_or_no_session')), 0);
          if (prompt === 'skipped') setTimeout(() => notify(moment('skipped', 'tap_outside')), 0);
          if (prompt === 'dismissed') setTimeout(() => notify(moment('dismissed', 'cancel_called')), 0);
          if (prompt === 'noCredential') setTimeout(() => config.callback({ select_by: 'user' }), 0);
          if (prompt !== 'credential') return;
          if (!behaviour.fedcm) notify(moment('display'));
          void sendCredential(notify);
        },
        /** @param {HTMLElement} place @param {{ width?: number }} options */
        renderButton(place, { width = 200 }) {
          host.gsiCalls.renderButton += 1;
          const frame = document.createElement('iframe');
          frame.title = 'Sign in with Google Button';
          frame.width = String(width);
          frame.height = '44';
          frame.setAttribute('frameborder', '0');
          frame.src = `${origin}/gsi/button?nonce=${encodeURIComponent(config.nonce)}`;
          place.replaceChildren(frame);
          window.addEventListener('message', (event) => {
            if (event.source === frame.contentWindow && event.data.gsi) config.callback(event.data.gsi);
          });
        },
        cancel() {
          host.gsiCalls.cancel += 1;
        },
      },
    },
  };
}

/** The script's source. @param {{ initThrows: boolean, prompt: string, fedcm: boolean }} behaviour */
export const googleScript = (behaviour) => `(${inPage.toString()})(${JSON.stringify(behaviour)});`;
