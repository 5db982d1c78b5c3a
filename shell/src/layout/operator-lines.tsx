import { isEmail } from '@storysprout/contracts/email-address';
import { useMessages } from '@storysprout/contracts/shell';
import { catalogue } from '../i18n/catalogue';
import type { Operator } from './use-operator';

/** China's ICP register; its rules require the link. */
const ICP_REGISTER = 'https://beian.miit.gov.cn/';

/** The operator's details that this installation configures: name, contact, registration numbers. */
export function OperatorLines({ operator, contact = true }: { operator: Operator; contact?: boolean }) {
  const t = useMessages(catalogue);
  const { name, icp, aiFiling } = operator;
  const shownContact = contact ? operator.contact : null;
  return (
    <>
      {name && <span className="nb">{t.operatorName(name)}</span>}
      {shownContact && (
        <span className="nb">
          {isEmail(shownContact) ? <a href={`mailto:${shownContact}`}>{shownContact}</a> : shownContact}
        </span>
      )}
      {icp && (
        <a className="nb" href={ICP_REGISTER} rel="noreferrer">
          {icp}
        </a>
      )}
      {aiFiling && <span className="nb">{t.aiFiling(aiFiling)}</span>}
    </>
  );
}
