import type { ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';
import { safeImage } from '../../appearance/safeImage.ts';

/** The chatbot's picture, else its icon, else the first letter of its name. */
export function Avatar({ isSmall = false }: { isSmall?: boolean }): ReactNode {
  const { config } = useWidget();
  const picture = safeImage(config.profilePicture);
  const icon = safeImage(config.chatIcon);
  const className = isSmall ? 'avatar small' : 'avatar';
  if (picture !== undefined) return <img className={className} src={picture} alt="" width="36" height="36" />;
  return (
    <span className={className} aria-hidden="true">
      {icon === undefined ? (
        /./u.exec(config.displayName)?.[0].toUpperCase()
      ) : (
        <i className="mask" style={{ maskImage: `url("${icon}")` }} />
      )}
    </span>
  );
}
