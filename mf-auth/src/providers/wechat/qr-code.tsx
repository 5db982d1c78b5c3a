import { QRCodeSVG } from 'qrcode.react';

/** Width and height in pixels (docs/specification.md §2). */
const SIZE = 192;

interface QrCodeProps {
  address: string;
  /** Accessible name. */
  title: string;
  className?: string | undefined;
}

/** QR code of a URL. A default export, as it is loaded lazily. */
export default function QrCode({ address, title, className }: QrCodeProps) {
  return <QRCodeSVG className={className} value={address} size={SIZE} level="M" title={title} />;
}
