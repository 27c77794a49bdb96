/** Why a backup is not made, or not taken; said to the operator as it stands. */
export class BackupError extends Error {
  override name = 'BackupError';
}
