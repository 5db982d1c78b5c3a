import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Dialog } from '@storysprout/shared-ui/dialog';
import { Notice } from '@storysprout/shared-ui/notice';
import { TextArea } from '@storysprout/shared-ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { REPORT_KINDS, REPORT_TEXT_MAX, type ReportKind, reportStory } from '../../api/report';
import { catalogue } from '../../i18n/catalogue';
import styles from './report-dialog.module.css';

interface ReportDialogProps {
  storyId: string;
  open: boolean;
  onClose: () => void;
}

/** Form to report a story: a kind and a free text, which is kept until it has been sent. */
export default function ReportDialog({ storyId, open, onClose }: ReportDialogProps) {
  const t = useMessages(catalogue);
  const { api, toast } = useShell();
  const formId = useId();
  const [kind, setKind] = useState<ReportKind>('unsuitable');
  const [text, setText] = useState('');
  const [isTextMissing, setTextMissing] = useState(false);
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: () => reportStory(api, storyId, kind, text),
    onSuccess: () => {
      setText('');
      onClose();
      toast(t.reading.report.thanks, 'success');
    },
  });
  const send = () => {
    const isMissing = kind === 'other' && text.trim() === '';
    setTextMissing(isMissing);
    if (!isMissing) mutate();
  };
  const { title, kinds, more, left, missing, send: sendLabel, sending, failed } = t.reading.report;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t.close}
      footer={
        <Button variant="primary" type="submit" form={formId} busy={isPending} busyLabel={sending}>
          {sendLabel}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div role="radiogroup" aria-label={title} className={styles.kinds}>
          {REPORT_KINDS.map((value) => (
            <label key={value} className={styles.kind}>
              <input
                type="radio"
                name={`${formId}-kind`}
                checked={kind === value}
                onChange={() => setKind(value)}
              />
              <span>{kinds[value]}</span>
            </label>
          ))}
        </div>
        <TextArea
          label={more}
          value={text}
          maxLength={REPORT_TEXT_MAX}
          count={text.length}
          max={REPORT_TEXT_MAX}
          countLabel={left(REPORT_TEXT_MAX - text.length)}
          error={isTextMissing && text.trim() === '' ? missing : undefined}
          onChange={(event) => {
            setText(event.target.value);
            if (isError) reset();
          }}
        />
        {isError && (
          <Notice tone="error">
            <KeepTogether clauses={failed} />
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
