import { isApiError } from '@storysprout/contracts/shell';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';

const ProofDialog = lazy(() => import('./proof-dialog'));

/** The pupil closed the dialog: the action was not done, and nothing is to be said. */
export class ProofDeclined extends Error {}

/** Resolves once the pupil has proved to be the owner; rejects with ProofDeclined. */
type AskForProof = () => Promise<void>;

interface Question {
  answer: Promise<void>;
  resolve: () => void;
  reject: (reason: ProofDeclined) => void;
}

const ProofContext = createContext<AskForProof>(() => Promise.reject(new ProofDeclined()));

function newQuestion(): Question {
  let [resolve, reject]: [Question['resolve'], Question['reject']] = [() => {}, () => {}];
  const answer = new Promise<void>((done, fail) => {
    [resolve, reject] = [done, fail];
  });
  return { answer, resolve, reject };
}

/** Shows the dialog in which the pupil proves to be the owner, when an action of the page needs it. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const question = useRef<Question>(undefined);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback(() => {
    // Two actions at once share one dialog.
    question.current ??= newQuestion();
    setOpen(true);
    return question.current.answer;
  }, []);
  const settle = useCallback((isProven: boolean) => {
    const asked = question.current;
    question.current = undefined;
    setOpen(false);
    if (isProven) asked?.resolve();
    else asked?.reject(new ProofDeclined());
  }, []);
  return (
    <ProofContext value={ask}>
      {children}
      {isOpen && (
        <Suspense>
          <ProofDialog onProven={() => settle(true)} onClose={() => settle(false)} />
        </Suspense>
      )}
    </ProofContext>
  );
}

/**
 * Runs actions that may need a recent proof: where it is missing, asks for it and runs the action again. What the page
 * holds is not touched meanwhile. Rejects with ProofDeclined when the pupil closes the dialog.
 */
export function useProof() {
  const ask = use(ProofContext);
  return useMemo(
    () =>
      async <Result,>(action: () => Promise<Result>): Promise<Result> => {
        try {
          return await action();
        } catch (error) {
          if (!isApiError(error) || error.code !== 'PROOF_REQUIRED') throw error;
        }
        await ask();
        return action();
      },
    [ask],
  );
}
