import { readFileSync } from 'node:fs';

/** Resident memory of a process, now and at its height since it began, bytes (proc(5)). */
export function residentMemory(id: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  const bytes = (field: string) => 1024 * Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return { now: bytes('VmRSS'), most: bytes('VmHWM') };
}
