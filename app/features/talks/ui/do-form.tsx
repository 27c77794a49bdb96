import type { ReactNode } from 'react';
import { PostForm } from '#ui/form/post-form.tsx';
import { talkHref } from '../talks.ts';

interface DoFormProps {
  /** Of the talk. */
  id: string;
  /** What is to be done: a move, an answer to a meeting, `block`. */
  wish: string;
  meeting?: number;
  children: ReactNode;
}

/** A button that does something in a talk. */
export function DoForm({ id, wish, meeting, children }: DoFormProps) {
  return (
    <PostForm action={talkHref(id)}>
      <input type="hidden" name="do" value={wish} />
      {meeting !== undefined && <input type="hidden" name="meeting" value={meeting} />}
      {children}
    </PostForm>
  );
}
