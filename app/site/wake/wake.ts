import { wakeWhenIdle } from '#platform/router/sleep/wake-app.ts';
import { serveBackToTop } from './back-to-top.ts';
import { typeAgain } from './carry-forms.ts';
import { showChosenTabs } from './chosen-tabs.ts';
import { forgetMemberOnSubmit } from './forget-member.ts';
import { keepStore } from './keep-store.ts';
import { serveLanguageBar } from './language-bar.ts';
import { serveMenus } from './menus.ts';

// The waking script: what every page runs, asleep or awake. See the README of this folder.
showChosenTabs();
keepStore();
serveMenus();
serveBackToTop();
serveLanguageBar();
forgetMemberOnSubmit();
typeAgain();
wakeWhenIdle();
