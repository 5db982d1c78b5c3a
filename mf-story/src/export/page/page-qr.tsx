import { QRCodeSVG } from 'qrcode.react';
import { Component, type ReactNode } from 'react';
import styles from './export-page.module.css';

/** Pixels. */
const QR_SIZE = 200;

class ErrorBoundary extends Component<{ children: ReactNode; instead: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** The address as a QR code, dark on white, with its quiet zone around it; words where it cannot be made. */
export function PageQr({ address, failed }: { address: string; failed: string }) {
  return (
    <div className={styles.qr}>
      <ErrorBoundary instead={<p>{failed}</p>}>
        <QRCodeSVG value={address} size={QR_SIZE} level="M" bgColor="transparent" fgColor="currentColor" />
      </ErrorBoundary>
    </div>
  );
}
