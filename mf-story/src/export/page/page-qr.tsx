import { QRCodeSVG } from 'qrcode.react';
import { Component, type ReactNode } from 'react';
import styles from './export-page.module.css';

/** Pixels. */
const QR_SIZE = 200;

class ErrorBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** QR code of an address, dark on white with a quiet zone; a text where it cannot be rendered. */
export function PageQr({ address, failed }: { address: string; failed: string }) {
  return (
    <div className={styles.qr}>
      <ErrorBoundary fallback={<p>{failed}</p>}>
        <QRCodeSVG value={address} size={QR_SIZE} level="M" bgColor="transparent" fgColor="currentColor" />
      </ErrorBoundary>
    </div>
  );
}
