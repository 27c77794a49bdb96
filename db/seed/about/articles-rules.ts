import type { SeedAboutArticle } from './shapes.ts';

/** Statements and rules of the site: true to what its software does. */
export const rulesArticles: SeedAboutArticle[] = [
  {
    key: 'privacy',
    part: 'rules',
    updatedOn: '2025-06-09',
    texts: {
      'zh-CN': {
        title: '隐私说明',
        summary: '阅读本站不需要登记；预约参观须实名。这里写明本站记录什么、不记录什么。',
        body: '<p>本站不放广告，不用第三方统计，也不加载任何其他网站的脚本、字体或图片。看新闻、查展商、下载资料，都不必告诉我们您是谁。</p><h2>存放在您设备上的</h2><ul><li>名为language的小型文本（Cookie），只记您选的语言，别无他用；</li><li>预约时另有两个Cookie：draft记着您填到哪里，两小时失效；holder让本机能再打开您的预约，九十天失效；</li><li>登录时的Cookie：session记着您已登录，最长九十天；device记着本机曾经登录成功，以便分清您本人和冒名尝试者，四百天失效；登录过期时正在填写的内容加密留存一小时，kept让本机能取回；</li><li>切换语言时尚未提交的内容，经浏览器会话存储带到新页面，密码、验证码和证件号码除外；</li><li>浏览器会话存储中的语言、当前栏目等状态，关闭标签页即失效；</li><li>您收藏的日程、最近读过的页面，保存在浏览器里，断网也能再看，可随时在浏览器设置中清除；</li><li>您打开过的参观票，留到参观次日；在“我的预约”页可以一次清除。</li></ul><h2>服务器记录的</h2><p>日志里只有请求方式、路径、状态和耗时，不含网址参数、参观票编号、网络地址、Cookie和您填写的内容。登录、退出和被拒绝的请求另记安全日志，其中账号和网络地址都只是密钥散列，读不出原文，保存至少六个月。下载中心只累计次数，不记是谁下载。</p><p>为防止机器人批量抓取，查看完整联系方式等操作有次数限制。计数用的网络地址经密钥散列，表里查不到原地址，期满即无效；图形验证码五分钟作废。</p><h2>预约参观时</h2><p>实名预约要用到每位参观者的姓名、证件类型和号码，以及您的手机号或邮箱、联系人姓名和电话。它们只用来制作参观票、就参观事宜联系您、入场时核对，加密保存，除法律要求外不提供给任何人。屏幕上和参观票上只显示遮盖后的姓名；入场时，检票员能看到姓名和证件号码末四位以便核对，每次查看都有记录。二维码里没有个人信息。参观日之后三十天，这些内容全部删除，只留当天的人数。您同意的文本版本和时间随预约保存。填到一半没有提交的内容，两小时后删除；短信和邮件验证码五分钟失效。</p><h2>您写信给我们时</h2><p>来信只用于答复。整理到留言板前，会去掉姓名、电话和可辨认个人的细节。</p><h2>您的权利</h2><p>您可以询问、更正或要求删除与您有关的信息，请写信给<a href="/about/?cursor=contact">咨询服务处</a>。</p>',
      },
      'en-US': {
        title: 'Privacy notice',
        summary:
          'Reading this site needs no registration; reserving a visit needs names. This is what it records, and what it does not.',
        body: '<p>There is no advertising here and no outside counting. No script, typeface or picture comes from any other site. News, exhibitors and files are open to you without a word about who you are.</p><h2>Kept on your own device</h2><ul><li>A cookie called language. It holds the language you chose and nothing else.</li><li>Two more cookies while you reserve a visit: draft remembers how far you have typed, for two hours; holder lets this device open your reservations again, for ninety days.</li><li>Cookies of a login: session says that you are logged in, for ninety days at most; device says that this device has logged in before, so that you can be told from somebody who guesses, for four hundred days. What you were typing as a login ended is kept encrypted for an hour, and kept lets this device have it back.</li><li>What is typed and not yet sent as you change the language: session storage carries it over, but never passwords, codes or document numbers.</li><li>Session storage with the state of the page, such as language and section, which ends with the tab.</li><li>Events you marked and pages you recently read, so that they open without a network. Your browser’s settings clear them at any time.</li><li>Tickets that you opened, until the day after the visit; the page My reservations forgets them at once.</li></ul><h2>Recorded on the server</h2><p>The log has method, path, status and duration of a request, and leaves out parameters, ids of tickets, network addresses, cookies and whatever was typed. Logins, log-outs and refusals are also noted in a security log, for six months or more, where accounts and network addresses are keyed hashes that nobody can read back. Downloads are counted, never by whom.</p><p>Against harvesting by robots, some actions, such as showing contact details in full, are limited in number. For that a network address is turned into a keyed hash: the address itself cannot be read from the table, and counts lapse. Graphic codes are void after five minutes.</p><h2>When you reserve a visit</h2><p>We ask for each visitor’s name, kind of document and its number, for your phone or e-mail, and for the name and phone of a contact. They serve to make the tickets, to reach you about the visit and to compare at the gate, and nothing else. They are kept encrypted and given to nobody but where the law demands it. Screens and tickets show names masked, and the code on a ticket holds nothing personal. At the gate the steward sees the name and the last four characters of the document, to compare them; each time is noted. Thirty days after the visit all of this is erased; what stays is how many came. The version of the texts you agreed to is kept with the reservation, and the time. What you typed without sending it is erased after two hours, and codes sent by SMS or e-mail are void after five minutes.</p><h2>When you write to us</h2><p>Letters serve to answer you. Before anything is taken over to the message board, names, numbers and recognisable details go.</p><h2>Your rights</h2><p>You may ask what we hold on you, have it corrected or erased: please write to the <a href="/about/?cursor=contact">information office</a>.</p>',
      },
      'fr-FR': {
        title: 'Confidentialité',
        summary:
          'Lire ce site ne demande aucune inscription ; réserver une visite demande des noms. Voici ce qu’il enregistre et ce qu’il laisse de côté.',
        body: '<p>Ni publicité ni mesure d’audience par des tiers ; aucun script, aucune police, aucune image ne vient d’un autre site. Actualités, exposants et fichiers se consultent sans dire qui vous êtes.</p><h2>Sur votre appareil</h2><ul><li>Un témoin nommé language, qui ne contient que la langue choisie.</li><li>Deux autres témoins pendant une réservation : draft retient votre saisie, deux heures ; holder permet à cet appareil de rouvrir vos réservations, quatre-vingt-dix jours.</li><li>Les témoins de connexion : session dit que vous êtes connecté, quatre-vingt-dix jours au plus ; device dit que cet appareil s’est déjà connecté, pour vous distinguer de qui essaierait à votre place, quatre cents jours. Ce que vous saisissiez quand la connexion a expiré est conservé chiffré une heure, et kept permet à cet appareil de le reprendre.</li><li>Ce qui est saisi sans être envoyé quand vous changez de langue : le stockage de session l’emporte, jamais les mots de passe, les codes ni les numéros de pièces.</li><li>Le stockage de session, avec l’état de la page (langue, rubrique) ; il disparaît avec l’onglet.</li><li>Les séances que vous avez retenues et les dernières pages lues, pour les rouvrir hors connexion. Les réglages du navigateur les effacent à tout moment.</li><li>Les billets que vous avez ouverts, jusqu’au lendemain de la visite ; la page Mes réservations les oublie d’un coup.</li></ul><h2>Sur le serveur</h2><p>Le journal note la méthode, le chemin, le statut et la durée d’une requête ; il ignore paramètres, identifiants de billets, adresses réseau, témoins et saisies. Connexions, déconnexions et refus sont aussi notés dans un journal de sécurité, six mois au moins ; comptes et adresses réseau n’y figurent que sous une empreinte à clé, illisible. Les téléchargements sont comptés sans savoir qui les fait.</p><p>Contre le moissonnage par des robots, certaines actions, comme l’affichage complet de coordonnées, sont limitées en nombre. L’adresse réseau est alors transformée par une empreinte à clé : impossible de la relire, et le compte expire. Les codes graphiques sont caducs au bout de cinq minutes.</p><h2>Quand vous réservez une visite</h2><p>Nous demandons le nom de chaque visiteur, le type et le numéro de sa pièce d’identité, votre téléphone ou courriel, et le nom et le téléphone d’un contact. Cela sert à établir les billets, à vous joindre au sujet de la visite et à vérifier à l’entrée, à rien d’autre. Ces données sont conservées chiffrées et ne sont transmises à personne hors obligation légale. Écrans et billets ne montrent que des noms masqués ; le code du billet ne contient rien de personnel. À l’entrée, l’agent voit le nom et les quatre derniers caractères de la pièce pour les comparer ; chaque consultation est notée. Trente jours après la visite, tout est effacé ; il reste le nombre de visiteurs. La version des textes acceptés et l’heure sont conservées avec la réservation. Une saisie non envoyée est effacée après deux heures ; les codes envoyés par SMS ou courriel sont caducs au bout de cinq minutes.</p><h2>Quand vous nous écrivez</h2><p>Votre lettre sert à vous répondre. Avant toute reprise dans la page des messages, noms, numéros et détails reconnaissables sont retirés.</p><h2>Vos droits</h2><p>Pour connaître, corriger ou faire effacer ce qui vous concerne, écrivez au <a href="/about/?cursor=contact">service d’information</a>.</p>',
      },
    },
  },
  {
    key: 'terms',
    part: 'rules',
    updatedOn: '2025-06-01',
    texts: {
      'zh-CN': {
        title: '使用条款',
        summary: '本站内容怎样使用，信息以什么为准。',
        body: '<p>欢迎阅读、链接、打印本站任何公开页面，无须申请。</p><h2>引用</h2><p>文字和数字可以引用，请注明出处和届次。新闻图片中另有署名的，版权归署名者。标志和纹样的用法见视觉形象说明。</p><h2>企业与项目信息</h2><p>参展商、采购商和项目方的介绍由其自行提供，发布前经过核对，但不构成推荐或担保。签约、付款之前，请自行查验对方资质。</p><h2>有效文本</h2><p>三种语言分别撰写，力求一致。某项安排如有出入，以最近一次更新的版本为准，并请告诉我们。入场时间、安检规定等以现场公告为准。</p><h2>可用性</h2><p>网站会有维护和中断。急事请打电话，不要只等网页恢复。</p>',
      },
      'en-US': {
        title: 'Terms of use',
        summary: 'How the content may be used, and which text counts.',
        body: '<p>You may read, link to and print every public page without asking.</p><h2>Quoting</h2><p>Words and figures may be quoted; please give the source and the edition. A picture signed by somebody belongs to that person. For the mark and the patterns, see the page on visual identity.</p><h2>Companies and projects</h2><p>Exhibitors, buyers and project owners write their own descriptions. We check them before publication, but publishing is neither advice nor a guarantee: before you sign or pay, look into the other side yourself.</p><h2>Which text counts</h2><p>The three languages are written separately and meant to agree. If they ever differ, the one changed last prevails, and we should be glad to hear of it. Entry times and security rules may be altered by notices on the spot.</p><h2>Availability</h2><p>There will be maintenance and the odd failure. In a hurry, telephone.</p>',
      },
      'fr-FR': {
        title: 'Conditions d’utilisation',
        summary: 'L’usage des contenus, et le texte qui fait foi.',
        body: '<p>Toutes les pages publiques peuvent être lues, liées et imprimées sans autorisation.</p><h2>Citations</h2><p>Mots et chiffres se citent librement, avec la source et l’édition. Une image signée appartient à son auteur. Pour la marque et les motifs, voyez la page consacrée à l’identité visuelle.</p><h2>Entreprises et projets</h2><p>Exposants, acheteurs et porteurs de projets se présentent eux-mêmes. Leurs textes sont relus avant parution, ce qui ne vaut ni conseil ni garantie : renseignez-vous avant de signer ou de payer.</p><h2>Le texte qui fait foi</h2><p>Les trois langues sont rédigées séparément et devraient concorder. En cas d’écart, la version modifiée en dernier l’emporte ; merci de nous le signaler. Horaires d’entrée et contrôles peuvent être changés par affichage sur place.</p><h2>Disponibilité</h2><p>Entretien et pannes arrivent. En cas d’urgence, téléphonez.</p>',
      },
    },
  },
  {
    key: 'accessibility',
    part: 'rules',
    updatedOn: '2025-06-01',
    texts: {
      'zh-CN': {
        title: '无障碍声明',
        summary: '本站以WCAG 2.2 AA级为目标；遇到障碍怎么告诉我们。',
        body: '<p>我们希望用屏幕阅读器、键盘、语音或放大镜的人，和其他人得到同样的内容。目标是《网页内容无障碍指南》（WCAG）2.2版AA级。</p><h2>已经做到的</h2><ul><li>不用鼠标也能完成一切操作，焦点看得见；</li><li>文字与背景对比不低于4.5比1，放大到400%不需左右滚动；</li><li>关闭脚本后页面仍然完整，表单照样能提交；</li><li>影片附三种语言字幕，图形验证码可以听读；</li><li>系统设置了“减少动态效果”或高对比度时，页面随之调整。</li></ul><h2>已知的不足</h2><p>影片没有口述影像，影片下方的文字说明了同样的内容。下载的PDF带标签和标题，但表单类文件须打印后手填。外部链接的网站不归我们管。</p><h2>怎样反馈</h2><p>请写信或致电<a href="/about/?cursor=contact">咨询服务处</a>，告诉我们网址和所用的辅助工具。五个工作日内答复；改好之前，可以用电话或邮件为您提供同样的信息。</p>',
      },
      'en-US': {
        title: 'Accessibility statement',
        summary: 'The aim is WCAG 2.2 at level AA; this is what holds today, and how to report a barrier.',
        body: '<p>People who use a screen reader, a keyboard, their voice or a magnifier should find the same content as everybody. The aim is level AA of the Web Content Accessibility Guidelines, version 2.2.</p><h2>What holds</h2><ul><li>Everything works without a mouse, and the focus can be seen.</li><li>Text contrasts with its ground by 4.5 to 1 or more; at 400 % nothing scrolls sideways.</li><li>Pages are complete with scripts switched off, and forms can still be sent.</li><li>Films carry captions in three languages; graphic codes can be listened to.</li><li>Settings for reduced motion and high contrast are respected.</li></ul><h2>What is missing</h2><p>Films have no audio description; the text beneath says the same. PDF files are tagged and titled, but forms among them must be printed and filled in by hand. Sites behind outer links are not ours.</p><h2>Reporting a barrier</h2><p>Please write to or ring the <a href="/about/?cursor=contact">information office</a> with the address of the page and the tool you use. You will have an answer within five working days, and until it is mended, the information by telephone or mail.</p>',
      },
      'fr-FR': {
        title: 'Déclaration d’accessibilité',
        summary: 'L’objectif est le niveau AA des WCAG 2.2 ; voici où nous en sommes et comment signaler un obstacle.',
        body: '<p>Lecteur d’écran, clavier, voix ou loupe : chacun doit trouver le même contenu. Nous visons le niveau AA des Règles pour l’accessibilité des contenus Web, version 2.2.</p><h2>Ce qui est acquis</h2><ul><li>Tout se fait sans souris, et le focus reste visible.</li><li>Le contraste du texte atteint au moins 4,5 pour 1 ; à 400 %, aucun défilement latéral.</li><li>Sans script, les pages sont entières et les formulaires s’envoient.</li><li>Les films sont sous-titrés en trois langues ; les codes graphiques peuvent être écoutés.</li><li>Les préférences de mouvement réduit et de contraste élevé sont suivies.</li></ul><h2>Ce qui manque</h2><p>Les films n’ont pas d’audiodescription ; le texte placé dessous dit la même chose. Les PDF sont balisés et titrés, mais leurs formulaires se remplissent à la main, une fois imprimés. Les sites externes ne dépendent pas de nous.</p><h2>Signaler un obstacle</h2><p>Écrivez ou téléphonez au <a href="/about/?cursor=contact">service d’information</a> en indiquant l’adresse de la page et l’outil utilisé. Réponse sous cinq jours ouvrés ; d’ici la réparation, l’information vous est donnée par téléphone ou par courriel.</p>',
      },
    },
  },
];
