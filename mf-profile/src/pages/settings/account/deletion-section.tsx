import { DELETE_CONFIRMATION, TIMES } from '@storysprout/contracts/rules';
import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { deleteAccount } from '../../../api/account';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';
import { ProofDeclined, useProof } from '../proof/proof-provider';
import { AccountSection } from './account-section';
import { useDisclosure } from './use-disclosure';

/** Deletion of the account, confirmed by typing a word. */
export function DeletionSection() {
  const t = useMessages(catalogue);
  const { api, modal, toast, logout } = useShell();
  const withProof = useProof();
  const { isOpen, open, close, opener, first } = useDisclosure();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (confirm: string) => withProof(() => deleteAccount(api, confirm)),
    onSuccess: async () => {
      await modal({ type: 'success', ...t.deleted, autoClose: TIMES.modalAutoClose });
      await logout();
    },
    onError: (error) => {
      const hasEnded = isApiError(error) && error.code === 'UNAUTHENTICATED';
      if (!hasEnded && !(error instanceof ProofDeclined)) toast(t.deletionFailed, 'error');
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isConfirmed = typed.trim() === DELETE_CONFIRMATION;
    setWrong(!isConfirmed);
    if (isConfirmed) mutate(DELETE_CONFIRMATION);
    else first.current?.focus();
  };
  const giveUp = () => {
    setTyped('');
    setWrong(false);
    close();
  };

  return (
    <AccountSection title={t.deletion} text={t.deletionText}>
      {isOpen ? (
        <form className={styles.form} aria-label={t.deletion} noValidate onSubmit={submit}>
          <TextField
            ref={first}
            label={t.deletionField(DELETE_CONFIRMATION)}
            hint={t.deletionHint}
            error={isWrong && t.deletionProblem(DELETE_CONFIRMATION)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="danger" busy={isPending || isSuccess} busyLabel={t.deleting}>
              {t.deletionConfirm}
            </Button>
            <Button variant="ghost" disabled={isPending || isSuccess} onClick={giveUp}>
              {t.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button ref={opener} onClick={open}>
            {t.deletionAsk}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
