import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isGuardedAgainst, confirmLeaving } from './leave-guard';

type History = ReturnType<typeof createBrowserHistory>;
type To = Parameters<History['push']>[0];

/**
 * The browser's history for the router, asking before a held page is left. The router's own blocker comes only with its
 * data router, which would add a tenth to the first page's script.
 */
export function createGuardedHistory(history: History = createBrowserHistory({ v5Compat: true })): History {
  /** Entries between the held page and where the browser has gone; it has moved before anybody can ask. */
  let away = 0;
  let wayHome = 0;

  const goHome = () => {
    wayHome = -away;
    history.go(wayHome);
  };
  const move = (to: To, go: () => void) => {
    if (!isGuardedAgainst(history.createURL(to).pathname)) go();
    else void confirmLeaving().then((leaves) => leaves && go());
  };

  const guarded: Pick<History, 'push' | 'replace' | 'listen'> = {
    push: (to, state) => move(to, () => history.push(to, state)),
    replace: (to, state) => move(to, () => history.replace(to, state)),
    listen: (tell) => {
      let wanted = 0;
      return history.listen((update) => {
        const delta = update.delta ?? 0;
        if (away !== 0) {
          away += delta;
          // A hasty pupil presses again on the way: only our own step counts as an arrival.
          if (delta !== wayHome) return;
          if (away !== 0) goHome();
          else void confirmLeaving().then((leaves) => leaves && history.go(wanted));
          return;
        }
        if (update.action !== 'POP' || delta === 0 || !isGuardedAgainst(update.location.pathname)) {
          tell(update);
          return;
        }
        wanted = delta;
        away = delta;
        goHome();
      });
    },
  };
  // On top of the other's, whose location and action are getters.
  return Object.assign(Object.create(history) as History, guarded);
}
