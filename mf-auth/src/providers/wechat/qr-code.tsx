import { QRCodeSVG } from 'qrcode.react';

/** Pixels. spec.md §2. */
const SIZE = 192;

interface QrCodeProps {
  address: string;
  /** What a screen reader calls it. */
  title: string;
  className?: string | undefined;
}

/** An address as a QR code. A default export: it is loaded once there is an address to draw. */
export default function QrCode({ address, title, className }: QrCodeProps) {
  return <QRCodeSVG className={className} value={address} size={SIZE} level="M" title={title} />;
}
