import { lazy } from 'react';

/** The pages of the exhibition: each is fetched as it wakes, without the script of the others. Their styles come with the page. */
export const CloudPage = lazy(async () => ({ default: (await import('./cloud/cloud-page.tsx')).CloudPage }));
export const CompaniesPage = lazy(async () => ({ default: (await import('./companies-page.tsx')).CompaniesPage }));
export const DownloadsPage = lazy(async () => ({ default: (await import('./downloads-page.tsx')).DownloadsPage }));
export const GuidePage = lazy(async () => ({ default: (await import('./manual/guide-page.tsx')).GuidePage }));
export const LayoutPage = lazy(async () => ({ default: (await import('./layout/layout-page.tsx')).LayoutPage }));
export const NoticesPage = lazy(async () => ({ default: (await import('./notices/notices-page.tsx')).NoticesPage }));
