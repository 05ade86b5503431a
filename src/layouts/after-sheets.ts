// Sheets that no first view needs come as if they were for paper, so that nothing waits for them; then they count.
for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-after]')) sheet.media = 'all'
