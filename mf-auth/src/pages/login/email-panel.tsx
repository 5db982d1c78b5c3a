import { EmailForm } from '../../providers/email/email-form';
import { ForgotForm } from '../../providers/email/forgot-form';
import type { FormMode } from '../../providers/email/form-rules';

/** What the e-mail tab is used for. */
export type EmailView = FormMode | 'forgot';

interface EmailPanelProps {
  view: EmailView;
  onViewChange: (view: EmailView) => void;
  /** Whether this installation sends mail. */
  hasMail: boolean;
}

/** E-mail and password: to log in, to register, or to ask for a mail when the password is forgotten. */
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
