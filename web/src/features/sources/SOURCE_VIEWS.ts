import type { SourceType } from '@parlance/domain/documents/knowledge/source';
import type { IconName } from '#web/config/iconNames.ts';
import type { SourceDialog } from './components/SourceDialog.ts';

/** Appearance of a type of source in the dashboard, beside its texts, which are named after it. */
interface SourceView {
  icon: IconName;
  addIcon: IconName;
  /** Dialog that adds one; null where files are picked. */
  addDialog: SourceDialog | null;
  deleteFailed: 'sources.deleteFailed' | 'qa.deleteFailed';
}

export const SOURCE_VIEWS: Readonly<Record<SourceType, SourceView>> = {
  file: { icon: 'file-text', addIcon: 'upload', addDialog: null, deleteFailed: 'sources.deleteFailed' },
  website: { icon: 'world', addIcon: 'world', addDialog: { kind: 'website' }, deleteFailed: 'sources.deleteFailed' },
  qa: {
    icon: 'message-circle-question',
    addIcon: 'message-circle-question',
    addDialog: { kind: 'qa' },
    deleteFailed: 'qa.deleteFailed',
  },
};
