import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Spinner } from '@storysprout/shared-ui/spinner';
import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { lazy, type ReactNode, Suspense } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { useCompleteSignIn } from '../../sign-in/use-complete-sign-in';
import { type QrStage, useWechatQr } from './use-wechat-qr';
import styles from './wechat-panel.module.css';

const QrCode = lazy(() => import('./qr-code'));

/** Icon over a code that cannot be scanned any more. */
const VEILS: Partial<Record<QrStage, typeof Check>> = {
  scanned: Smartphone,
  confirmed: Check,
  expired: RotateCw,
};

/** Placeholder of the code. */
const Place = ({ children }: { children: ReactNode }) => <span className={styles.place}>{children}</span>;

/** QR code for WeChat with its status. */
export default function WechatPanel() {
  const t = useMessages(catalogue).wechat;
  const complete = useCompleteSignIn();
  const { stage, code, refresh } = useWechatQr((data) => void complete(data));
  const Veil = VEILS[stage];
  const isWaiting = stage === 'ready' || stage === 'scanned';
  return (
    <div className={styles.panel}>
      <div className={styles.frame}>
        {code && stage !== 'failed' ? (
          <Suspense
            fallback={
              <Place>
                <Spinner />
              </Place>
            }
          >
            <QrCode className={styles.code} address={code.qrCode} title={t.qrTitle} />
          </Suspense>
        ) : (
          <Place>{stage === 'loading' ? <Spinner /> : <RotateCw aria-hidden="true" />}</Place>
        )}
        {Veil && (
          <span className={styles.veil}>
            <span className={styles.mark} data-idle={stage === 'expired' || undefined}>
              <Veil aria-hidden="true" />
            </span>
          </span>
        )}
      </div>
      <div className={styles.text} role="status">
        <b>{t.title[stage]}</b>
        {stage === 'ready' ? (
          <span className={styles.line}>
            <ShieldCheck aria-hidden="true" />
            {t.secure}
          </span>
        ) : (
          t.line[stage] && <span className={styles.line}>{t.line[stage]}</span>
        )}
        {isWaiting && code && <span className={styles.line}>{t.matchCode(code.matchCode)}</span>}
      </div>
      {(stage === 'expired' || stage === 'failed') && (
        <Button variant="soft" onClick={refresh}>
          {t.refresh}
        </Button>
      )}
    </div>
  );
}
