import { EmailForm } from '../../providers/email/email-form';
import { ForgotForm } from '../../providers/email/forgot-form';
import type { FormMode } from '../../providers/email/form-rules';

/** View of the e-mail tab. */
export type EmailView = FormMode | 'forgot';

interface EmailPanelProps {
  view: EmailView;
  onViewChange: (view: EmailView) => void;
  /** Whether this installation sends mail. */
  hasMail: boolean;
}

/** Login, registration, or password reset by e-mail. */
export default function EmailPanel({ view, onViewChange, hasMail }: EmailPanelProps) {
  if (view === 'forgot') return <ForgotForm onBack={() => onViewChange('login')} />;
  return (
    <EmailForm
      key={view}
      mode={view}
      onModeChange={onViewChange}
      onForgot={hasMail ? () => onViewChange('forgot') : undefined}
    />
  );
}
