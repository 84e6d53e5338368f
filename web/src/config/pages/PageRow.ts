import type { Action } from '@parlance/domain/roles';
import type { MessageId } from '#web/i18n/messageId.ts';
import type { IconName } from '../iconNames.ts';

/** Headings above the pages of settings. */
type SettingsGroupName = 'organization' | 'subscription' | 'own' | 'chatbot' | 'answers' | 'people';

interface Place {
  /** Address; `:chatbotId` stands for the chatbot's id. */
  path: string;
  /** Name in navigation and palette. */
  label?: MessageId;
  /** Name in the palette where `label` says too little without the area around it. */
  fullLabel?: MessageId;
  /** Icon in the sidebar and the palette, which offers all pages with an icon, and areas whose first page has none. */
  icon?: IconName;
  /** Part of the sidebar that links there: above or below the list of chatbots. */
  sidebar?: 'top' | 'bottom';
  /** Position among the tabs of the area around it. */
  tab?: number;
  /** Heading in the list of settings. */
  group?: SettingsGroupName;
  /** Action that members must be allowed to take to be offered links. The page itself is open to all. */
  offeredFor?: Action;
}

/** A page of the dashboard, from which its route, address, links and place in the palette are made. */
export interface PageRow extends Place {
  /** Module below web/src whose default export is the page. */
  file: string;
  /** Action that members must be allowed to take to see the page, and links to it. */
  requires?: Action;
  /** Query that links in navigation and palette add. */
  search?: string;
}

/** Pages with a layout around them. The area's own address leads to the first one. */
export interface AreaRow extends Place {
  /** Module below web/src of the layout. */
  layout: string;
  /** Module below web/src for addresses inside the area that no page has; absent: that of the area around it. */
  unknown?: string;
  pages: PageTable;
}

export type PageTable<Name extends string = string> = Readonly<Record<Name, PageRow | AreaRow>>;
