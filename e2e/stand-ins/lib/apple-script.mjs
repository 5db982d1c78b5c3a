// @ts-check

/**
 * Runs in the page in place of Apple's script.
 * @param {{ initThrows: boolean, signIn: string }} behaviour
 */
function inPage(behaviour) {
  const origin = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;
  /** @type {any} */
  let config;
  /** @type {any} */
  const host = window;
  host.appleCalls = { init: 0, signIn: 0 };

  /** @returns {Promise<unknown>} the result of the popup */
  const openPopup = () =>
    new Promise((resolve, reject) => {
      const query = new URLSearchParams({ nonce: config.nonce, state: config.state });
      const opened = window.open(`${origin}/auth/authorize?${query}`, '_blank', 'popup,width=480,height=600');
      if (!opened) {
        reject({ error: 'popup_blocked_by_browser' });
        return;
      }
      const pollTimer = setInterval(() => {
        if (!opened.closed) return;
        clearInterval(pollTimer);
        setTimeout(() => reject({ error: 'popup_closed_by_user' }), 200);
      }, 100);
      window.addEventListener('message', (event) => {
        if (event.source !== opened || !event.data.apple) return;
        clearInterval(pollTimer);
        const { answer, error } = event.data.apple;
        if (error) reject({ error });
        else resolve(answer);
      });
    });

  host.AppleID = {
    auth: {
      /** @param {unknown} options */
      init(options) {
        host.appleCalls.init += 1;
        if (behaviour.initThrows) throw new Error('stand-in: init fails');
        config = options;
      },
      async signIn() {
        host.appleCalls.signIn += 1;
        const { signIn } = behaviour;
        if (signIn === 'window') return openPopup();
        if (signIn === 'noCredential') return { authorization: { state: config.state } };
        if (signIn === 'wrongState') {
          return { authorization: { id_token: 'of-somebody-else', state: 'of-another-try' } };
        }
        throw signIn === 'broken' ? new Error('stand-in: signIn fails') : { error: signIn };
      },
    },
  };
}

/** The script's source. @param {{ initThrows: boolean, signIn: string }} behaviour */
export const appleScript = (behaviour) => `(${inPage.toString()})(${JSON.stringify(behaviour)});`;
