import type { Deed, EditorAnswer } from './answer.ts';
import type { EditorData, PanelData } from './editor-page.server.ts';

/** What the editor's parts are made from. */
export interface EditorProps extends EditorData {
  answer: EditorAnswer | undefined;
  /** What was typed before a login was kept: the revision that it began from. */
  kept: { base: number } | undefined;
  done: Deed | undefined;
  /** The thing was just made. */
  made: boolean;
}

/** What the parts beside the form are made from. */
export type PanelProps = EditorProps & { panel: PanelData; thing: NonNullable<EditorProps['thing']> };

/** Id of the form: buttons of the panel belong to it, so that whatever is asked for takes along what was typed. */
export const formId = '_form';
