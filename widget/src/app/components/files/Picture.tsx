import type { Attachment } from '@parlance/domain/attachments/attachment';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';
import type { FileTexts } from './FILE_TEXTS.ts';
import type { FileControls } from './useFile.ts';

interface PictureProps {
  name: string;
  size: Attachment;
  file: FileControls;
  texts: FileTexts;
}

/** Width and height of a picture in the chat, in pixels at most. */
const SIDE = 240;

/** Picture of a message, read once it comes into sight, in the room that it will take. A click saves it. */
export function Picture({ name, size: { width, height }, file, texts }: PictureProps): ReactNode {
  const { messages } = useWidget();
  const room = useRef<HTMLDivElement>(null);
  const [across, down] = [width ?? SIDE, height ?? SIDE];
  const style = {
    width: across * Math.min(1, SIDE / Math.max(across, down)),
    maxWidth: '100%',
    aspectRatio: `${across} / ${down}`,
  };
  const load = useEffectEvent(() => void file.load());
  useEffect(() => {
    if (room.current === null) return;
    const observer = new IntersectionObserver((changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} style={style}>
      {file.url !== undefined && (
        <a href={file.url} download={name} title={texts.save}>
          <img src={file.url} alt={name} style={{ ...style, display: 'block', borderRadius: 8 }} />
        </a>
      )}
      {file.state === 'failed' && (
        <button type="button" className="button" onClick={() => void file.load()}>
          {messages.tryAgain}
        </button>
      )}
    </div>
  );
}
