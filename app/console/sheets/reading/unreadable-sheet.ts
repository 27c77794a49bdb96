/** Why nothing of a file is read. */
export type FileFault =
  | 'empty'
  | 'kind'
  | 'oldExcel'
  | 'macros'
  | 'damaged'
  | 'unpacked'
  | 'rows'
  | 'columns'
  | 'encoding'
  | 'quotes';

/** A file that is no sheet which the site reads. */
export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet';
  readonly why: FileFault;
  /** In which line of a CSV file, where that is known. */
  readonly line: number | undefined;

  constructor(why: FileFault, line?: number) {
    super(`The sheet cannot be read: ${why}`);
    this.why = why;
    this.line = line;
  }
}
