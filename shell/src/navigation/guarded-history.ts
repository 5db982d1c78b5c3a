import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isGuardedAgainst, confirmLeaving } from './leave-guard';

type History = ReturnType<typeof createBrowserHistory>;
type To = Parameters<History['push']>[0];

/**
 * Browser history for the router that asks for confirmation before a guarded page is left. The router's own blocker needs its
 * data router, which would enlarge the first page's script by a tenth.
 */
export function createGuardedHistory(history: History = createBrowserHistory({ v5Compat: true })): History {
  /** Offset of the browser's position from the guarded page: a POP has moved it before confirmation is possible. */
  let offset = 0;
  let returnDelta = 0;

  const returnToGuardedPage = () => {
    returnDelta = -offset;
    history.go(returnDelta);
  };
  const confirmMove = (to: To, go: () => void) => {
    if (!isGuardedAgainst(history.createURL(to).pathname)) go();
    else void confirmLeaving().then((leaves) => leaves && go());
  };

  const guarded: Pick<History, 'push' | 'replace' | 'listen'> = {
    push: (to, state) => confirmMove(to, () => history.push(to, state)),
    replace: (to, state) => confirmMove(to, () => history.replace(to, state)),
    listen: (listener) => {
      let requestedDelta = 0;
      return history.listen((update) => {
        const delta = update.delta ?? 0;
        if (offset !== 0) {
          offset += delta;
          // The user may press back again meanwhile: only our own step completes the return.
          if (delta !== returnDelta) return;
          if (offset !== 0) returnToGuardedPage();
          else void confirmLeaving().then((leaves) => leaves && history.go(requestedDelta));
          return;
        }
        if (update.action !== 'POP' || delta === 0 || !isGuardedAgainst(update.location.pathname)) {
          listener(update);
          return;
        }
        requestedDelta = delta;
        offset = delta;
        returnToGuardedPage();
      });
    },
  };
  // Inherits from the history, whose location and action are getters.
  return Object.assign(Object.create(history) as History, guarded);
}
