import { lazy } from 'react';
import downloadList from '#features/about/ui/download-list.module.css';
import productTile from '#features/directory/ui/product-tile.module.css';
import africaMap from '#ui/africa-map/africa-map.module.css';
import cloudHall from './cloud/cloud-hall.module.css';
import pavilion from './cloud/pavilion.module.css';
import productWall from './cloud/product-wall.module.css';
import foundStands from './layout/found-stands.module.css';
import groundPlan from './layout/ground-plan.module.css';
import hallList from './layout/hall-list.module.css';
import hallPlan from './layout/hall-plan.module.css';
import layoutPage from './layout/layout-page.module.css';
import placeMarks from './layout/place-marks.module.css';
import planView from './layout/plan-view.module.css';
import standList from './layout/stand-list.module.css';
import standPanel from './layout/stand-panel.module.css';
import takeMeTo from './layout/take-me-to.module.css';

/** Pages whose script is large, and not needed by the others: it is fetched as one of them wakes. */
export const CloudPage = lazy(async () => ({ default: (await import('./cloud/cloud-page.tsx')).CloudPage }));
export const DownloadsPage = lazy(async () => ({ default: (await import('./downloads-page.tsx')).DownloadsPage }));
export const LayoutPage = lazy(async () => ({ default: (await import('./layout/layout-page.tsx')).LayoutPage }));

// Their styles come with the page: it is complete before it wakes. A CSS module that nothing uses here goes with the lazy page.
Object.assign(CloudPage, { styles: [africaMap, productTile, cloudHall, pavilion, productWall] });
Object.assign(DownloadsPage, { styles: [downloadList] });
Object.assign(LayoutPage, {
  styles: [
    foundStands,
    groundPlan,
    hallList,
    hallPlan,
    layoutPage,
    placeMarks,
    planView,
    standList,
    standPanel,
    takeMeTo,
  ],
});
