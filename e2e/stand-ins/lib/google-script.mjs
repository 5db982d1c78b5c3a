// @ts-check

/**
 * What runs in the page in Google's stead.
 * @param {{ initThrows: boolean, prompt: string, fedcm: boolean }} behaviour
 */
function inPage(behaviour) {
  const origin = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;
  /** @type {any} */
  let config;
  /** @type {any} */
  const host = window;
  host.gsiCalls = { initialize: 0, prompt: 0, renderButton: 0, cancel: 0 };
  // Google's script brings a style sheet of its own.
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

  /** @param {(moment: unknown) => void} tell */
  async function giveCredential(tell) {
    const answer = await fetch(`${origin}/gsi/credential?nonce=${encodeURIComponent(config.nonce)}`);
    config.callback({ ...(await answer.json()), select_by: 'user' });
    tell(moment('dismissed', 'credential_returned'));
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
        /** @param {(moment: unknown) => void} tell */
        prompt(tell) {
          host.gsiCalls.prompt += 1;
          const said = behaviour.prompt;
          if (said === 'abort') throw new DOMException('stand-in: aborted', 'AbortError');
          if (said === 'throws') throw new Error('stand-in: prompt fails');
          if (said === 'notDisplayed') setTimeout(() => tell(moment('display', 'opt_out_or_no_session')), 0);
          if (said === 'skipped') setTimeout(() => tell(moment('skipped', 'tap_outside')), 0);
          if (said === 'dismissed') setTimeout(() => tell(moment('dismissed', 'cancel_called')), 0);
          if (said === 'noCredential') setTimeout(() => config.callback({ select_by: 'user' }), 0);
          if (said !== 'credential') return;
          if (!behaviour.fedcm) tell(moment('display'));
          void giveCredential(tell);
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

/** The script's text. @param {{ initThrows: boolean, prompt: string, fedcm: boolean }} behaviour */
export const googleScript = (behaviour) => `(${inPage.toString()})(${JSON.stringify(behaviour)});`;
