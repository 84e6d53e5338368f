import { encode } from 'uqr';
import { useMemo } from 'react';
import { qrPath } from '../../qrPath.ts';

interface QrCodeProps {
  text: string;
  /** Purpose of the code, for people who can't see it. */
  label: string;
}

/** A QR code, dark on light in both colour schemes: not every camera reads the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      shapeRendering="crispEdges"
      aria-labelledby="qr-code-title"
      style={{ display: 'block', background: '#ffffff', borderRadius: 8 }}
    >
      <title id="qr-code-title">{label}</title>
      <path d={qrPath(data)} fill="#000000" />
    </svg>
  );
}
