/** Bytes of a sheet that is handed in on its page. A call takes less: as much as any upload. */
export const mostSheetBytes = 40 * 1024 * 1024;

/** Rows below the heads. */
export const mostRows = 50_000;

export const mostColumns = 300;

/** Bytes of an XLSX file once it is unpacked: it is a ZIP archive, and one of some kilobytes can hold gigabytes. */
export const mostUnpackedBytes = 256 * 1024 * 1024;

/** Characters that one row may have. */
export const mostInRow = 1_000_000;
