import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { saveFile } from '@storysprout/remote-kit/save-file';
import { Button } from '@storysprout/shared-ui/button';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { exportAccount } from '../../../api/account';
import { catalogue } from '../i18n/catalogue';
import { ProofDeclined, useProof } from '../proof/proof-provider';
import { AccountSection } from './account-section';

const FILE_NAME = 'storysprout-export.json';

/** Export of everything stored about the pupil, as a file. */
export function DataSection() {
  const t = useMessages(catalogue);
  const { api, toast } = useShell();
  const withProof = useProof();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withProof(() => exportAccount(api)),
    onSuccess: (data) => {
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME);
      toast(t.downloaded, 'success');
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined;
      if (code === 'UNAUTHENTICATED' || error instanceof ProofDeclined) return;
      toast(code === 'RATE_LIMITED' ? t.tooFast : t.downloadFailed, 'error');
    },
  });
  return (
    <AccountSection title={t.data} text={t.dataText}>
      <div>
        <Button
          busy={isPending}
          busyLabel={t.downloading}
          icon={<Download aria-hidden="true" />}
          onClick={() => mutate()}
        >
          {t.download}
        </Button>
      </div>
    </AccountSection>
  );
}
