/** What the texts of talks are sealed for (`sealPersonal`). */
export const messagePurpose = 'talk message';
export const filePurpose = 'talk file';
export const reportPurpose = 'talk report';
