// Generated from openapi.gen.json by build/api-types.mjs.
export interface paths {
    "/api/v1/article-extractor/extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The article of a page, with what was dropped and why. */
        post: operations["article_extractor_extract_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/article-extractor/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether addresses are fetched here, and under which name. */
        get: operations["article_extractor_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bond-yields/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The curves of two days and the change between them. */
        get: operations["bond_yields_compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bond-yields/curve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The curve of a day, or the newest. */
        get: operations["bond_yields_curve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bond-yields/fit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A curve through the caller's own points. */
        post: operations["bond_yields_fit_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bond-yields/fit-table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same from a table. It is read, used and forgotten. */
        post: operations["bond_yields_fit_table_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bond-yields/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series over time. */
        get: operations["bond_yields_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bond-yields/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a bond is worth. */
        post: operations["bond_yields_price_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bond-yields/spread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One series less another, with the episodes below zero. */
        get: operations["bond_yields_spread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-integration/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cities and crops to choose from. */
        get: operations["data_integration_cities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-integration/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The garden's year: every crop judged and dated. */
        get: operations["data_integration_plan"];
        put?: never;
        /** The same from a body, with room for one's own crops. They are read, used and forgotten. */
        post: operations["data_integration_plan_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-integration/plan.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan as a table, one row a crop. */
        get: operations["data_integration_plan_csv"];
        put?: never;
        /** The plan as a table, one row a crop. */
        post: operations["data_integration_plan_csv_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-integration/plan.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan's jobs as events for a calendar program (RFC 5545). */
        get: operations["data_integration_plan_ics"];
        put?: never;
        /** The plan's jobs as events for a calendar program (RFC 5545). */
        post: operations["data_integration_plan_ics_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/machine-learning/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an article says, who is in it, and how it feels about them. */
        post: operations["machine_learning_analyze_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/machine-learning/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An answer from the article: the AI endpoint's where one is configured and quotes truly, else the sentences that match best. */
        post: operations["machine_learning_ask_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/machine-learning/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Two articles on the same story: what both name, and how each feels about it. */
        post: operations["machine_learning_compare_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/machine-learning/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fictional articles to try. */
        get: operations["machine_learning_samples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/machine-learning/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether addresses are fetched here, and which model answers. */
        get: operations["machine_learning_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/machine-learning/summarize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A summary: the AI endpoint's words where one is configured and quotes truly, else the article's own sentences. */
        post: operations["machine_learning_summarize_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mortgage-api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sample offers for a home, ranked by what they cost over the term. */
        get: operations["mortgage_api_offers"];
        put?: never;
        /** The caller's own offers, ranked the same way. The table is read, used and forgotten. */
        post: operations["mortgage_api_offers_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mortgage-api/penalty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What leaving a mortgage early costs. */
        post: operations["mortgage_api_penalty_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mortgage-api/qualify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How much a household may borrow. */
        post: operations["mortgage_api_qualify_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mortgage-api/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a home really costs. */
        post: operations["mortgage_api_quote_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/real-time-analytics/detect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A series of one's own through one of the detectors. */
        post: operations["real_time_analytics_detect_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/real-time-analytics/evaluation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The three detectors on one replay with known faults: what each caught, and its false alarms. */
        get: operations["real_time_analytics_evaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/real-time-analytics/stations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every station with its normal, its last day and the warnings in effect, and what the shared stream is made of. */
        get: operations["real_time_analytics_stations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/real-time-analytics/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events as they happen (`text/event-stream`). Without parameters everybody's stream; with any, a replay of one's own.
         * @description Events: `snapshot` first, then `observation`, `alert` and `window` with ids to resume after, `stats` once a second,
         *     `reset` with the whole state when the thread was lost, `end` after a replay of one's own.
         *     A connection that is read too slowly gets `stats` only, with a count of what it missed.
         */
        get: operations["real_time_analytics_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a policy report and logs which rule it names. */
        post: operations["take_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every source: publisher, licence, age, failures. */
        get: operations["list_sources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/contact-form-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A token for the form; the page asks for it when the visitor begins to write. */
        get: operations["contact_form_token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/send-contact-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a message. Answered 200 only when the message is on disk. */
        post: operations["send_contact_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs. */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site can take and deliver messages. */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One block of the page. */
        ArticleExtractorBlock: {
            /** @description Whether it is part of the article. */
            kept: boolean;
            /** @description Why, the strongest reason first. */
            reasons: string[];
            /**
             * Format: double
             * @description The classifier's probability that it is, from 0 to 1.
             */
            score: number;
            /** @description The element it stands in, such as `p` or `li`. */
            tag: string;
            /** @description How it begins, shortened. */
            text: string;
            words: number;
        };
        /** @description A value that was not chosen. */
        ArticleExtractorCandidate: {
            /** @description Where it was found. */
            source: components["schemas"]["ArticleExtractorSource"];
            /** @description What it says. */
            value: string;
        };
        /**
         * @description A piece of metadata.
         * @enum {string}
         */
        ArticleExtractorField: "title" | "byline" | "site_name" | "published" | "language" | "excerpt" | "lead_image";
        /** @description A picture of the article. */
        ArticleExtractorImage: {
            /** @description What it shows, in the page's words. */
            alt?: string | null;
            /** @description Its address, http or https. */
            url: string;
        };
        /** @description A link of the article. */
        ArticleExtractorLink: {
            /** @description Its words. */
            text: string;
            /** @description Where it leads, http, https or mailto. */
            url: string;
        };
        /**
         * @description Where the text was taken from.
         * @enum {string}
         */
        ArticleExtractorMethod: "classifier" | "structured_data";
        /** @description A page: its HTML, with the address it was read from if known, or an address alone to fetch. */
        ArticleExtractorParams: {
            /** @description The page's HTML. */
            html?: string | null;
            /** @description The page's address; fetched where no `html` is sent. */
            url?: string | null;
        };
        /** @description Where a value comes from. */
        ArticleExtractorProvenance: {
            /** @description Which value. */
            field: components["schemas"]["ArticleExtractorField"];
            /** @description The others seen, in order of trust. */
            others: components["schemas"]["ArticleExtractorCandidate"][];
            /** @description Where the chosen one was found. */
            source: components["schemas"]["ArticleExtractorSource"];
            /** @description The chosen one. */
            value: string;
        };
        /** @description The article of one page. */
        ArticleExtractorReport: {
            /** @description Blocks of the page, those beyond the list included. */
            block_count: number;
            /** @description The page's blocks in order, kept and dropped; at most [`MAX_BLOCKS`](super::MAX_BLOCKS). */
            blocks: components["schemas"]["ArticleExtractorBlock"][];
            /** @description Who wrote it, without "By"; several names are joined by commas. */
            byline?: string | null;
            /**
             * Format: double
             * @description How sure the extractor is that this is the article and all of it, from 0 to 1.
             */
            confidence: number;
            /** @description Character encoding the page was read in. */
            encoding: string;
            /** @description The page's own summary, or the first sentences. */
            excerpt?: string | null;
            /** @description The article as HTML: a fixed list of tags and attributes, safe to show. */
            html: string;
            /** @description Pictures within the article. */
            images: components["schemas"]["ArticleExtractorImage"][];
            /** @description Blocks that are in the article. */
            kept_block_count: number;
            /** @description Language tag in lower case, such as `en` or `fr-ca`. */
            language?: string | null;
            /** @description Address of the picture the page leads with. */
            lead_image?: string | null;
            /** @description Links within the article, each address once. */
            links: components["schemas"]["ArticleExtractorLink"][];
            /** @description The article as Markdown. */
            markdown: string;
            /** @description Which part of the page the text was taken from. */
            method: components["schemas"]["ArticleExtractorMethod"];
            /** @description Where each piece of metadata was found, with the values that lost. */
            provenance: components["schemas"]["ArticleExtractorProvenance"][];
            /** @description When it was published: a day such as 2026-05-29, or a time in UTC where the page gives one. */
            published?: string | null;
            /** @description Minutes to read it at 238 words a minute, at least one. */
            reading_minutes: number;
            /** @description The publication. */
            site_name?: string | null;
            /** @description The article's text, paragraphs separated by an empty line. */
            text: string;
            /** @description The headline, without the site's name. */
            title?: string | null;
            /** @description Whether the page was larger than what is read: too deep, too many nodes or blocks. */
            truncated: boolean;
            /** @description Words of the text. */
            word_count: number;
        };
        /**
         * @description Where a value was found.
         * @enum {string}
         */
        ArticleExtractorSource: "json_ld" | "open_graph" | "meta" | "microdata" | "dom" | "url" | "text";
        /** @description Whether this installation fetches pages, and under which name. */
        ArticleExtractorStatus: {
            /** @description Whether an address alone can be sent. */
            fetch_enabled: boolean;
            /** @description How we name ourselves to sites; absent where nothing is fetched. */
            user_agent?: string | null;
        };
        /** @description A text in both official languages; the one may be missing. */
        BilingualText: {
            en?: string | null;
            fr?: string | null;
        };
        /**
         * @description How a rate is quoted.
         * @enum {string}
         */
        BondYieldsBasis: "money_market" | "semi_annual" | "stated";
        /** @description One payment of the bond. */
        BondYieldsCashFlow: {
            /**
             * Format: double
             * @description Per 100 of face value.
             */
            amount: number;
            /**
             * Format: date
             * @description The day it is paid.
             */
            date: string;
            /**
             * Format: double
             * @description What it is worth at settlement.
             */
            present_value: number;
        };
        /** @description One maturity on two days. */
        BondYieldsChange: {
            /**
             * Format: double
             * @description First less other, in basis points.
             */
            change_bp: number;
            series: components["schemas"]["BondYieldsSeries"];
            /**
             * Format: double
             * @description The yield on the other day.
             */
            with_yield_pct: number;
            /** Format: double */
            years: number;
            /**
             * Format: double
             * @description The yield on the first day, as published.
             */
            yield_pct: number;
        };
        /** @description Two curves and what moved. */
        BondYieldsCompareReport: {
            /** @description The maturities both have. */
            changes: components["schemas"]["BondYieldsChange"][];
            curve: components["schemas"]["BondYieldsCurve"];
            with: components["schemas"]["BondYieldsCurve"];
        };
        BondYieldsCurve: {
            /**
             * Format: date
             * @description The day it is of: the last with data at or before the one asked.
             */
            date: string;
            /** @description Short to long. */
            points: components["schemas"]["BondYieldsCurvePoint"][];
            /** @description The shape in words. */
            shape?: string | null;
        };
        /** @description One maturity of a curve. */
        BondYieldsCurvePoint: {
            /** @description How it is published. */
            basis: components["schemas"]["BondYieldsBasis"];
            /**
             * Format: double
             * @description The same with half-yearly compounding, so that bills and bonds compare.
             */
            bond_equivalent_pct: number;
            label: string;
            /**
             * Format: date
             * @description The day of this value; a few days before the curve's where a series lags.
             */
            observed: string;
            series: components["schemas"]["BondYieldsSeries"];
            /**
             * Format: double
             * @description Years to maturity; the long bond counts as thirty.
             */
            years: number;
            /**
             * Format: double
             * @description The yield as published, in per cent.
             */
            yield_pct: number;
        };
        /** @description What the page shows before anyone touches a control. */
        BondYieldsDefaultReport: {
            /** @description The newest curve against a year before. */
            compare: components["schemas"]["BondYieldsCompareReport"];
            /** @description Curves through the newest points on the bonds' basis, by both models. */
            fits: components["schemas"]["BondYieldsFitReport"][];
            /** @description Bonds over time. */
            history: components["schemas"]["BondYieldsHistoryReport"];
            /** @description The posted five-year mortgage less five-year bonds. */
            mortgage_spread: components["schemas"]["BondYieldsSpreadReport"];
            /** @description Its price. */
            price: components["schemas"]["BondYieldsPriceReport"];
            /** @description The default bond's request. */
            price_params: components["schemas"]["BondYieldsPriceParams"];
            /** @description Ten years less two. */
            spread: components["schemas"]["BondYieldsSpreadReport"];
        };
        /** @description A run of days on which the spread was negative. */
        BondYieldsEpisode: {
            /**
             * Format: double
             * @description The deepest spread, in basis points.
             */
            deepest_bp: number;
            /** Format: date */
            deepest_on: string;
            /**
             * Format: date
             * @description First inverted day.
             */
            from: string;
            /** Format: int32 */
            observations: number;
            /** @description Whether it reaches the end of the data. */
            ongoing: boolean;
            /**
             * Format: date
             * @description Last inverted day.
             */
            to: string;
        };
        /** @description Points to fit, as sent. */
        BondYieldsFitParams: {
            /** @example nelson_siegel */
            model: components["schemas"]["BondYieldsModel"];
            /** @description The points, in any order. */
            points: components["schemas"]["BondYieldsPoint"][];
        };
        /** @description A fitted curve. */
        BondYieldsFitReport: {
            /** @description Whether a decay time lies on its bound. */
            at_bound: boolean;
            /** @description Level, slope and humps, in per cent. */
            beta: number[];
            /**
             * Format: double
             * @description How well determined the coefficients are; above a million they should not be read one by one.
             */
            condition_number: number;
            /** @description The points with the curve at them. */
            fitted: components["schemas"]["BondYieldsFittedPoint"][];
            /** @description Named forward rates within the maturities sent. */
            forward_rates: components["schemas"]["BondYieldsForwardRate"][];
            /** @description The forward curve from the shortest to the longest maturity. */
            forwards: components["schemas"]["BondYieldsForward"][];
            /**
             * Format: double
             * @description The largest residual, in basis points.
             */
            max_residual_bp: number;
            /** @description The curve and its bounds in words. */
            method: string;
            model: components["schemas"]["BondYieldsModel"];
            /**
             * Format: double
             * @description Root of the mean squared residual, in basis points.
             */
            rmse_bp: number;
            /** @description Decay times in years. */
            tau: number[];
        };
        /** @description A point and the curve at it. */
        BondYieldsFittedPoint: {
            /**
             * Format: double
             * @description The yield sent, in per cent.
             */
            observed_pct: number;
            /**
             * Format: double
             * @description Sent less curve, in basis points.
             */
            residual_bp: number;
            /**
             * Format: double
             * @description Years to maturity.
             */
            years: number;
            /**
             * Format: double
             * @description The curve's yield in per cent.
             */
            yield_pct: number;
        };
        /** @description The forward curve at a maturity. */
        BondYieldsForward: {
            /**
             * Format: double
             * @description The rate at that day, in per cent, where the yields are continuously compounded zero rates.
             */
            forward_pct: number;
            /**
             * Format: double
             * @description Years ahead.
             */
            years: number;
            /**
             * Format: double
             * @description The curve's yield to that day, in per cent.
             */
            yield_pct: number;
        };
        /** @description The rate agreed today for a time to come. */
        BondYieldsForwardRate: {
            /**
             * Format: double
             * @description Start in years.
             */
            from_years: number;
            /** @description How the market calls it, for example `5y5y`. */
            name: string;
            /** Format: double */
            rate_pct: number;
            /**
             * Format: double
             * @description End in years.
             */
            to_years: number;
        };
        /** @description Series over time. */
        BondYieldsHistoryReport: {
            /**
             * Format: date
             * @description First day looked at.
             */
            from?: string | null;
            /** @description In the order asked for; a series without values has no points. */
            series: components["schemas"]["BondYieldsSeriesHistory"][];
            /**
             * Format: date
             * @description Last day looked at.
             */
            to?: string | null;
        };
        /**
         * @description Which curve is fitted.
         * @enum {string}
         */
        BondYieldsModel: "nelson_siegel" | "svensson";
        /** @description A value on a day. */
        BondYieldsObservation: {
            /**
             * Format: date
             * @description The day; bundled month-ends carry the month's last calendar day.
             */
            date: string;
            /**
             * Format: double
             * @description In per cent, as published.
             */
            value_pct: number;
        };
        /** @description A model and a table, as sent. */
        BondYieldsOwnFitParams: {
            /** @description A header line and a row per maturity: `maturity` in years or as `3m`, `10y`, and `yield_pct`. */
            csv: string;
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /** @example nelson_siegel */
            model: components["schemas"]["BondYieldsModel"];
        };
        /** @description A maturity and its yield, as sent. */
        BondYieldsPoint: {
            /**
             * Format: double
             * @description Years to maturity.
             */
            years: number;
            /**
             * Format: double
             * @description Yield in per cent.
             */
            yield_pct: number;
        };
        /** @description A bond, as sent: with its yield or with its clean price. */
        BondYieldsPriceParams: {
            /**
             * Format: double
             * @description Price without accrued interest, per 100.
             */
            clean_price?: number | null;
            /**
             * Format: double
             * @description Coupon in per cent a year.
             * @example 3.25
             */
            coupon_pct: number;
            /**
             * Format: date
             * @description Last day of the bond.
             * @example 2036-06-01
             */
            maturity: string;
            /**
             * Format: date
             * @description Day of payment.
             * @example 2026-05-29
             */
            settlement: string;
            /**
             * Format: double
             * @description Yield to maturity in per cent, half-yearly.
             */
            yield_pct?: number | null;
        };
        /** @description A bond's price and how it moves. */
        BondYieldsPriceReport: {
            /**
             * Format: double
             * @description Interest earned since the last coupon.
             */
            accrued_interest: number;
            /** @description Soonest first. */
            cash_flows: components["schemas"]["BondYieldsCashFlow"][];
            /**
             * Format: double
             * @description Price without accrued interest, per 100.
             */
            clean_price: number;
            /**
             * Format: double
             * @description How that changes, in years squared.
             */
            convexity: number;
            /**
             * Format: double
             * @description What is paid: clean price and accrued interest.
             */
            dirty_price: number;
            /**
             * Format: double
             * @description Price change for one basis point, per 100.
             */
            dv01: number;
            /**
             * Format: double
             * @description Mean time to the payments, weighted by value, in years.
             */
            macaulay_duration: number;
            /**
             * Format: double
             * @description Per cent the price falls when the yield rises by a point.
             */
            modified_duration: number;
            /**
             * Format: double
             * @description Yield to maturity in per cent.
             */
            yield_pct: number;
        };
        /**
         * @description A published rate, by short name.
         * @enum {string}
         */
        BondYieldsSeries: "3m" | "6m" | "1y" | "2y" | "3y" | "5y" | "7y" | "10y" | "long" | "policy" | "corra" | "prime" | "mortgage_5y";
        /** @description One series over time. */
        BondYieldsSeriesHistory: {
            /** @description How it is published. */
            basis: components["schemas"]["BondYieldsBasis"];
            label: string;
            /** @description Oldest first. */
            points: components["schemas"]["BondYieldsObservation"][];
            series: components["schemas"]["BondYieldsSeries"];
            /** @description The Bank's id of it. */
            valet_id: string;
        };
        /** @description The spread on a day. */
        BondYieldsSpreadPoint: {
            /** Format: date */
            date: string;
            /**
             * Format: double
             * @description In basis points.
             */
            spread_bp: number;
        };
        /** @description A spread over time. */
        BondYieldsSpreadReport: {
            episodes: components["schemas"]["BondYieldsEpisode"][];
            highest?: components["schemas"]["BondYieldsSpreadPoint"] | null;
            /**
             * Format: int32
             * @description Observations below zero.
             */
            inverted_observations: number;
            /** @description What it is, in words. */
            label: string;
            latest?: components["schemas"]["BondYieldsSpreadPoint"] | null;
            long: components["schemas"]["BondYieldsSeries"];
            lowest?: components["schemas"]["BondYieldsSpreadPoint"] | null;
            /** Format: double */
            mean_bp?: number | null;
            /** @description Oldest first. */
            points: components["schemas"]["BondYieldsSpreadPoint"][];
            /** @description What counts as an episode. */
            rule: string;
            short: components["schemas"]["BondYieldsSeries"];
        };
        /** @description Proof that a form was fetched from this site, and when. */
        ContactFormToken: {
            /** @description To be sent back with the message. */
            form_token: string;
        };
        /** @description A message from a visitor. */
        ContactMessage: {
            /**
             * @description Your Email, at most 254 characters.
             * @default
             */
            email?: string;
            /**
             * @description From `GET /functions/v1/contact-form-token`.
             * @default null
             */
            form_token?: string | null;
            /**
             * @description Names this attempt, so that a repeat is recognised.
             * @default null
             */
            idempotency_key?: string | null;
            /**
             * @description Your Message, 10 to 5,000 characters.
             * @default
             */
            message?: string;
            /**
             * @description Your Name, 2 to 100 characters.
             * @default
             */
            name?: string;
            /**
             * @description The page or demo the visitor writes from.
             * @default null
             */
            page?: string | null;
            /**
             * @description Leave it empty: people do not see this field.
             * @default null
             */
            website?: string | null;
        };
        /** @description The answer to a message that is on disk. */
        ContactReceipt: {
            /** @description `Message sent!` */
            message: string;
            /** @description The message's short name, for further correspondence. */
            reference: string;
        };
        /** @description A rectangular bed, in metres. */
        DataIntegrationBed: {
            /**
             * Format: double
             * @description Along the rows.
             */
            length_m: number;
            /**
             * Format: double
             * @description Across the rows.
             */
            width_m: number;
        };
        /** @description Every city and every crop of the tables. */
        DataIntegrationCatalogue: {
            /** @description Cities by slug, each with what the tables know about it. */
            cities: components["schemas"]["DataIntegrationCity"][];
            /** @description Crops by slug. */
            crops: components["schemas"]["DataIntegrationCrop"][];
            /** @description A table of one's own crops to start from, as CSV. */
            template: string;
        };
        /** @description A city and what the tables know about it. */
        DataIntegrationCity: {
            climate?: components["schemas"]["DataIntegrationClimate"] | null;
            frost_basis?: components["schemas"]["DataIntegrationFrostBasis"] | null;
            /**
             * Format: int32
             * @description Days between the middle frost dates.
             */
            frost_free_days?: number | null;
            /**
             * Format: double
             * @description Degrees north.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east.
             */
            longitude: number;
            name: string;
            /** @description Province or territory. */
            province: string;
            slug: string;
            zone?: components["schemas"]["Zone"] | null;
        };
        /** @description Which temperature record a city uses. */
        DataIntegrationClimate: {
            /**
             * Format: double
             * @description Zero for the city's own record.
             */
            distance_km: number;
            /** @description Years averaged. */
            period: string;
            /** @description The city it was taken in. */
            station: string;
            station_name: string;
        };
        /** @description The other city, and what changes there. */
        DataIntegrationComparison: {
            /**
             * Format: int32
             * @description Crops whose verdict is better there.
             */
            better: number;
            city: components["schemas"]["DataIntegrationCity"];
            /** @description Crop by crop, in the order of the plan. */
            crops: components["schemas"]["DataIntegrationCropChange"][];
            frost?: components["schemas"]["DataIntegrationFrost"] | null;
            /**
             * Format: int32
             * @description Frost-free days there less those here.
             */
            frost_free_days_change?: number | null;
            /**
             * Format: int32
             * @description Crops whose verdict is worse there.
             */
            worse: number;
        };
        /** @description A crop on the list. */
        DataIntegrationCrop: {
            /** @description Its botanical family. */
            family: string;
            /** @description How much frost it bears. */
            hardiness: components["schemas"]["DataIntegrationHardiness"];
            /** @description What it is grown for. */
            kind: components["schemas"]["DataIntegrationKind"];
            /** @description How long it lives. */
            life: components["schemas"]["DataIntegrationLife"];
            name: string;
            slug: string;
        };
        /** @description A crop here and there. */
        DataIntegrationCropChange: {
            /**
             * Format: int32
             * @description Days by which it is harvested later there; negative is earlier.
             */
            harvest_later_days?: number | null;
            /**
             * Format: double
             * @description Heat ratio there less that here.
             */
            heat_ratio_change?: number | null;
            /** Format: double */
            heat_ratio_here?: number | null;
            /** Format: double */
            heat_ratio_there?: number | null;
            name: string;
            /**
             * Format: int32
             * @description Days by which it goes out later there; negative is earlier.
             */
            outdoors_later_days?: number | null;
            /**
             * Format: date
             * @description First day outdoors there.
             */
            outdoors_there?: string | null;
            slug: string;
            verdict_change: components["schemas"]["DataIntegrationVerdictChange"];
            verdict_here: components["schemas"]["DataIntegrationVerdict"];
            verdict_there: components["schemas"]["DataIntegrationVerdict"];
        };
        /** @description A crop, judged and dated. */
        DataIntegrationCropPlan: {
            avoid: components["schemas"]["DataIntegrationNeighbour"][];
            companions: components["schemas"]["DataIntegrationNeighbour"][];
            /**
             * Format: date
             * @description First day to sow in place.
             */
            direct_sow?: string | null;
            /**
             * Format: double
             * @description Years in a hundred with a frost after its first day outdoors.
             */
            frost_risk_pct?: number | null;
            /** @description How much frost it bears. */
            hardiness: components["schemas"]["DataIntegrationHardiness"];
            harvest?: components["schemas"]["DataIntegrationSpan"] | null;
            /**
             * Format: double
             * @description Heat units the season gives.
             */
            heat_available?: number | null;
            /**
             * Format: double
             * @description Heat units it needs outdoors.
             */
            heat_needed?: number | null;
            /**
             * Format: double
             * @description Heat the season gives over heat it needs; `null` where heat does not decide or is not known.
             */
            heat_ratio?: number | null;
            /** @description What it is grown for. */
            kind: components["schemas"]["DataIntegrationKind"];
            latin: string;
            name: string;
            /**
             * Format: date
             * @description Harvest if only the days on the packet counted.
             */
            packet_harvest?: string | null;
            /** @description The same for a program, in the same order. */
            reason_details: components["schemas"]["DataIntegrationReason"][];
            /** @description Why the verdict, and what to mind. */
            reasons: string[];
            slug: string;
            /**
             * Format: date
             * @description When the mean air temperature reaches the crop's least soil temperature.
             */
            soil_ready?: string | null;
            /**
             * Format: date
             * @description First day to sow indoors.
             */
            sow_indoors?: string | null;
            /** @description Plants in the bed. */
            spacing: components["schemas"]["DataIntegrationSpacing"];
            /** @description Repeated sowings. */
            succession: components["schemas"]["DataIntegrationSowing"][];
            /**
             * Format: date
             * @description First day to plant out.
             */
            transplant?: string | null;
            /** @description Whether it is worth planting. */
            verdict: components["schemas"]["DataIntegrationVerdict"];
            /** @description First and last day of each job. */
            windows: components["schemas"]["DataIntegrationWindows"];
        };
        /** @description What the page shows before anyone touches a control. */
        DataIntegrationDefaultReport: {
            /** @description What can be chosen. */
            catalogue: components["schemas"]["DataIntegrationCatalogue"];
            /** @description The default plan's request. */
            params: components["schemas"]["DataIntegrationParams"];
            report: components["schemas"]["DataIntegrationReport"];
        };
        /** @description The frost dates of a place in one year. */
        DataIntegrationFrost: {
            /** @description Where the middle dates come from. */
            basis: components["schemas"]["DataIntegrationFrostBasis"];
            /** @description The same in words, with what to check. */
            basis_note: string;
            /** @description First frost of fall: `p10` is the early, careful date. */
            first_fall: components["schemas"]["DataIntegrationFrostDates"];
            /**
             * Format: int32
             * @description Days between the two middle dates.
             */
            frost_free_days: number;
            /** @description Last frost of spring: `p10` is the late, careful date. */
            last_spring: components["schemas"]["DataIntegrationFrostDates"];
            /** @description Whether p10 and p90 were published, or follow from an assumed spread. */
            percentiles_published: boolean;
        };
        /**
         * @description Where a city's frost dates come from.
         * @enum {string}
         */
        DataIntegrationFrostBasis: "station" | "reported" | "recalled" | "own";
        /** @description Three dates of a frost, by how many years in a hundred have frost beyond them. */
        DataIntegrationFrostDates: {
            /**
             * Format: date
             * @description One year in ten has frost later than this in spring, earlier than this in fall.
             */
            p10: string;
            /** Format: date */
            p50: string;
            /**
             * Format: date
             * @description Nine years in ten have frost later than this in spring, earlier than this in fall.
             */
            p90: string;
        };
        /**
         * @description How much frost a crop bears.
         * @enum {string}
         */
        DataIntegrationHardiness: "tender" | "half-hardy" | "hardy";
        /**
         * @description By what rows find each other.
         * @enum {string}
         */
        DataIntegrationJoinMethod: "same_key" | "nearest_record" | "common_name";
        /**
         * @description What is eaten, or not.
         * @enum {string}
         */
        DataIntegrationKind: "vegetable" | "fruit" | "herb" | "flower";
        /**
         * @description How many years a plant lives.
         * @enum {string}
         */
        DataIntegrationLife: "annual" | "biennial" | "perennial";
        /** @description Where the plan's figures come from. */
        DataIntegrationLineage: {
            /** @description Quality checks on the joined data. */
            checks: components["schemas"]["DataIntegrationLineageCheck"][];
            /** @description The joins between them, in the order they run. */
            joins: components["schemas"]["DataIntegrationLineageJoin"][];
            /** @description The tables. */
            tables: components["schemas"]["DataIntegrationLineageTable"][];
        };
        /** @description One quality check. */
        DataIntegrationLineageCheck: {
            /** @description Rows that break it. */
            broken: string[];
            /** @description Whether none does. */
            passed: boolean;
            /**
             * Format: int32
             * @description Rows looked at.
             */
            rows: number;
            /** @description What must hold. */
            rule: string;
        };
        /** @description One join. */
        DataIntegrationLineageJoin: {
            /** @description The same in words. */
            key: string;
            /** @description The table that keeps all its rows. */
            left: string;
            /**
             * Format: int32
             * @description Rows that found a partner.
             */
            matched: number;
            method: components["schemas"]["DataIntegrationJoinMethod"];
            /** @description What happens to them. */
            note: string;
            /** @description The table looked up. */
            right: string;
            /**
             * Format: int32
             * @description Rows of the left table.
             */
            rows: number;
            /** @description Those that did not. */
            unmatched: string[];
        };
        /** @description One table. */
        DataIntegrationLineageTable: {
            /** @description Its key in the diagram. */
            id: string;
            /** @description On which terms. */
            licence: string;
            /** @description What to know about them. */
            note: string;
            /** @description The years they cover. */
            period: string;
            /** @description Who publishes the figures. */
            publisher: string;
            /**
             * Format: int32
             * @description How many rows.
             */
            rows: number;
            /** @description What it holds. */
            title: string;
            /** @description Those this plan rests on. */
            used: components["schemas"]["DataIntegrationRowsUsed"];
        };
        /** @description A neighbour and why. */
        DataIntegrationNeighbour: {
            /** @description Whether the plan holds it too. */
            in_plan: boolean;
            name: string;
            /** @description The reason in words. */
            reason: string;
            /** @description The neighbour's slug. */
            slug: string;
            /** @description The kind of reason. */
            why: components["schemas"]["DataIntegrationWhy"];
        };
        /** @description A city, a bed and some crops, as sent. */
        DataIntegrationParams: {
            /**
             * Format: double
             * @description Side of the bed along the rows.
             * @default 2.4
             */
            bed_length_m?: number;
            /**
             * Format: double
             * @description Side of the bed across the rows.
             * @default 1.2
             */
            bed_width_m?: number;
            /**
             * @description A city by name or slug.
             * @example calgary
             */
            city: string;
            /** @description Another city to move the garden to. */
            compare?: string | null;
            /**
             * @description Crops by slug or name, separated by commas; `all` for every one.
             * @default tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil
             */
            crops?: string;
            /** @description Your own crops, as a table in the columns of the template; added to the list. */
            crops_csv?: string | null;
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /** @description Your own first fall frost, `09-15`, instead of the table's. */
            first_frost?: string | null;
            /** @description Your own last spring frost, `05-23`, instead of the table's. */
            last_frost?: string | null;
            /**
             * Format: int32
             * @description The year of the calendar.
             * @default 2027
             */
            year?: number;
        };
        /** @description One remark on a crop in a city, with the figures it is made of. */
        DataIntegrationReason: {
            /** @enum {string} */
            code: "no_frost_dates";
        } | {
            /** @enum {string} */
            code: "fall_planted";
        } | {
            /** @enum {string} */
            code: "slow_start";
            /** Format: int32 */
            days: number;
        } | {
            /** @enum {string} */
            code: "winter_unknown";
        } | {
            /** @enum {string} */
            code: "winter";
            /** Format: int32 */
            needs_zone: number;
            verdict: components["schemas"]["DataIntegrationVerdict"];
            zone: components["schemas"]["Zone"];
        } | {
            /** @enum {string} */
            code: "no_temperature_record";
        } | {
            /** Format: double */
            available: number;
            /** Format: double */
            base_c: number;
            /** @enum {string} */
            code: "heat";
            /** Format: double */
            needed: number;
            /** Format: double */
            ratio: number;
            verdict: components["schemas"]["DataIntegrationVerdict"];
        } | {
            /** @enum {string} */
            code: "not_winter_hardy";
            /** Format: int32 */
            needs_zone: number;
        } | {
            /** Format: date */
            careful: string;
            /** @enum {string} */
            code: "frost_risk";
            /** Format: date */
            outdoors: string;
            /** Format: double */
            years_in_100: number;
        } | {
            /** @enum {string} */
            code: "cold_soil";
            /** Format: int32 */
            days: number;
            /** Format: date */
            outdoors: string;
            /** Format: date */
            ready: string;
            /** Format: double */
            soil_min_c: number;
        };
        /** @description The garden's year. */
        DataIntegrationReport: {
            bed: components["schemas"]["DataIntegrationBed"];
            /** @description The city, with what was joined to it. */
            city: components["schemas"]["DataIntegrationCity"];
            compare?: components["schemas"]["DataIntegrationComparison"] | null;
            /** @description The crops, in the order asked. */
            crops: components["schemas"]["DataIntegrationCropPlan"][];
            frost?: components["schemas"]["DataIntegrationFrost"] | null;
            /** @description How the tables were joined, and what did not match. */
            lineage: components["schemas"]["DataIntegrationLineage"];
            /** @description What a reader should know before planting. */
            notes: string[];
            /**
             * Format: int32
             * @description The year of the dates.
             */
            year: number;
        };
        /** @description Rows of one table, as text. */
        DataIntegrationRowsUsed: {
            /** @description The names of the columns. */
            columns: string[];
            /**
             * Format: int32
             * @description Rows used that are not listed.
             */
            more: number;
            /** @description The rows, cell by cell; an absent value is empty. */
            rows: string[][];
        };
        /** @description One of several sowings of a quick crop. */
        DataIntegrationSowing: {
            /** @description Whether it is the sowing for fall. */
            for_fall: boolean;
            /**
             * Format: date
             * @description When it is ready, by the heat of an average year.
             */
            harvest_from: string;
            /**
             * Format: date
             * @description When to sow.
             */
            sow: string;
        };
        /** @description How a crop fills the bed. */
        DataIntegrationSpacing: {
            /**
             * Format: double
             * @description Square metres one plant takes.
             */
            area_per_plant_m2: number;
            /**
             * Format: double
             * @description How deep a seed goes.
             */
            depth_cm?: number | null;
            /**
             * Format: double
             * @description Between plants in a row.
             */
            in_row_cm: number;
            /**
             * Format: int32
             * @description Plants if every crop of the plan gets an equal part of the bed.
             */
            plants_in_share: number;
            /**
             * Format: int32
             * @description Plants if the whole bed is given to this crop.
             */
            plants_per_bed: number;
            /**
             * Format: int32
             * @description Plants in each.
             */
            plants_per_row: number;
            /**
             * Format: double
             * @description Between rows.
             */
            row_cm: number;
            /**
             * Format: int32
             * @description Rows the whole bed takes.
             */
            rows: number;
        };
        /** @description A first and a last day. */
        DataIntegrationSpan: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /**
         * @description Whether a crop is worth planting here.
         * @enum {string}
         */
        DataIntegrationVerdict: "grows" | "marginal" | "no" | "unknown";
        /**
         * @description What a move does to a verdict; `unknown` where either city is not judged.
         * @enum {string}
         */
        DataIntegrationVerdictChange: "better" | "same" | "worse" | "unknown";
        /**
         * @description Why two crops are grown together or kept apart.
         * @enum {string}
         */
        DataIntegrationWhy: "nitrogen" | "support" | "shelter" | "pollinators" | "scent" | "quick-crop" | "shade" | "returns-the-favour" | "root-depth" | "shares-space" | "inhibits" | "same-pest" | "same-family" | "shared-disease" | "tradition" | "competition";
        /** @description The spans in which each job may be done. */
        DataIntegrationWindows: {
            direct_sow?: components["schemas"]["DataIntegrationSpan"] | null;
            sow_indoors?: components["schemas"]["DataIntegrationSpan"] | null;
            transplant?: components["schemas"]["DataIntegrationSpan"] | null;
        };
        /** @description One refused field: for a program the code and its values, for a person the message. */
        FieldError: {
            /** @description What kind of refusal it is: `out_of_range`, `not_a_choice`, `missing` or a demo's own. */
            code: string;
            /** @description The field's name on the wire, for example `down_payment`. */
            field: string;
            /** @description What is wrong and what would be right. */
            message: string;
            /** @description What the message is made of, by name: `minimum`, `maximum`, `choices`, `got` or a demo's own. */
            values?: Record<string, never>;
        };
        /** @description The body of a failed function call: what supabase-js's callers read. */
        FunctionFailure: {
            /** @description What to tell the visitor. */
            error: string;
            /** @description Which fields are wrong, where fields are. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description An answer and how it came about. */
        MachineLearningAnswerReport: components["schemas"]["MachineLearningMaking"] & {
            /** @description The model's answer; null where the built-in engine answers with quotes alone, or nothing does. */
            answer?: string | null;
            /** @description The question, on one line. */
            question: string;
            /** @description The words of the article that answer; empty where it does not say. */
            quotes: components["schemas"]["MachineLearningQuote"][];
            /** @description The text that the offsets refer to. */
            text: string;
        };
        /** @description An article: exactly one of `text`, `html` and `url`. */
        MachineLearningArticle: {
            /** @description The HTML of the page it stands on; the article is extracted first. */
            html?: string | null;
            language?: components["schemas"]["MachineLearningLanguage"] | null;
            /** @description Its plain text. */
            text?: string | null;
            /** @description Its title; a page's own where absent. */
            title?: string | null;
            /** @description The address of that page; it is fetched and the article extracted. */
            url?: string | null;
        };
        /** @description A question about an article, as sent. */
        MachineLearningAskParams: {
            question: string;
            /** @description The article's plain text. */
            text: string;
        };
        /** @description Two articles to compare. */
        MachineLearningCompareParams: {
            /** @description The first. */
            a: components["schemas"]["MachineLearningArticle"];
            /** @description The second. */
            b: components["schemas"]["MachineLearningArticle"];
        };
        /** @description Two articles and what sets them apart. */
        MachineLearningComparison: {
            /** @description The first, analysed. */
            a: components["schemas"]["MachineLearningReport"];
            /** @description The second, analysed. */
            b: components["schemas"]["MachineLearningReport"];
            /** @description The two side by side. */
            comparison: components["schemas"]["MachineLearningComparisonReport"];
        };
        /** @description Two articles, compared. */
        MachineLearningComparisonReport: {
            /**
             * Format: double
             * @description Share of all entities that both name, 0 to 1.
             */
            entity_overlap: number;
            /** @description What only the first names. */
            only_first: components["schemas"]["MachineLearningNamedEntity"][];
            /** @description What only the second names. */
            only_second: components["schemas"]["MachineLearningNamedEntity"][];
            /** @description Key phrases of the first alone. */
            phrases_only_first: string[];
            /** @description Key phrases of the second alone. */
            phrases_only_second: string[];
            /** @description Whether they seem to tell one story. */
            same_story: boolean;
            /** @description What both name, the largest difference in tone first. */
            shared_entities: components["schemas"]["MachineLearningSharedEntity"][];
            /** @description Key phrases of both. */
            shared_phrases: string[];
            /**
             * Format: double
             * @description Likeness of the words, 0 to 1 (cosine of content words).
             */
            similarity: number;
            /**
             * Format: double
             * @description Tone of the second less tone of the first, -2 to 2.
             */
            tone_difference: number;
        };
        /** @description What the page shows before anyone touches a control. */
        MachineLearningDefaultReport: {
            /** @description The two side by side. */
            comparison: components["schemas"]["MachineLearningComparisonReport"];
            /** @description Its analysis. */
            report: components["schemas"]["MachineLearningReport"];
            /** @description The sample that was analysed. */
            sample: string;
            /** @description The articles that can be tried. */
            samples: components["schemas"]["MachineLearningSample"][];
            /** @description The analysis of the next sample, on the same story. */
            second: components["schemas"]["MachineLearningReport"];
        };
        /**
         * @description Who answered.
         * @enum {string}
         */
        MachineLearningEngine: "built-in" | "ai";
        /** @description A person, organization, place or other thing that is named. */
        MachineLearningEntity: {
            /** @description Other names it goes by in the text. */
            aliases: string[];
            /**
             * Format: double
             * @description Mean probability the model gives its mentions, 0 to 1.
             */
            confidence: number;
            /** @description How often it is named. */
            count: number;
            kind: components["schemas"]["MachineLearningEntityKind"];
            /** @description Where it is named, in order. */
            mentions: components["schemas"]["MachineLearningMention"][];
            /**
             * Format: double
             * @description Tone towards it, -1 to 1; 0 where nothing was said.
             */
            sentiment: number;
            /** @description Its fullest name in the text. */
            text: string;
            /** @description In a word. */
            tone: components["schemas"]["MachineLearningTone"];
            /** @description The words that made its tone, the heaviest first. */
            tone_words: components["schemas"]["MachineLearningEntityToneWord"][];
            /** @description A date as `2026-05-29`, `2026-05` or `2026`, an amount as `CAD 2300000`; null where it has no plain form. */
            value?: string | null;
        };
        /** @enum {string} */
        MachineLearningEntityKind: "person" | "organization" | "place" | "date" | "money" | "other";
        /** @description A word that made an entity's tone. */
        MachineLearningEntityToneWord: {
            /** @description Why it counts for this entity. */
            reason: string;
            /** @description The sentence it stands in. */
            sentence: number;
            /** @description The word. */
            text: string;
            /**
             * Format: double
             * @description Its weight for this entity.
             */
            weight: number;
        };
        /** @description A phrase the text keeps coming back to. */
        MachineLearningKeyPhrase: {
            /** @description How often it occurs. */
            count: number;
            /** @description The phrase as it stands in the text. */
            phrase: string;
            /**
             * Format: double
             * @description Strength against the strongest, 0 to 1.
             */
            score: number;
            /** @description The sentences it occurs in. */
            sentences: number[];
        };
        /**
         * @description A language we have a profile of.
         * @enum {string}
         */
        MachineLearningLanguage: "en" | "fr" | "es" | "de" | "it" | "pt" | "nl";
        /** @description How sure the language is. */
        MachineLearningLanguageDetection: {
            /**
             * Format: double
             * @description Probability among the languages we know, 0 to 1; 1 where the caller said it.
             */
            confidence: number;
            /** @description Whether the caller said it. */
            given: boolean;
            /** @description The language's English name. */
            name: string;
        };
        /** @description How an answer came about. */
        MachineLearningMaking: {
            /** @description Who answered. */
            engine: components["schemas"]["MachineLearningEngine"];
            /** @description The model, where one answered. */
            model?: string | null;
            /** @description Why the built-in engine answered, where it did. */
            note?: string | null;
            prompt?: components["schemas"]["MachineLearningPrompt"] | null;
        };
        /** @description One place where an entity is named. */
        MachineLearningMention: {
            /** @description One past the last character. */
            end: number;
            sentence: number;
            /** @description First character in the text. */
            start: number;
        };
        /** @description An entity one article names. */
        MachineLearningNamedEntity: {
            /** @description How often it is named. */
            count: number;
            kind: components["schemas"]["MachineLearningEntityKind"];
            /** @description Its name. */
            text: string;
        };
        /** @description Instructions of ours, and data of the visitor's; never mixed. */
        MachineLearningPrompt: {
            /** @description The article and the question as one JSON object. */
            data: string;
            /** @description What the model is told to do. */
            instructions: string;
        };
        /** @description Words of the article and where they stand. */
        MachineLearningQuote: {
            /** @description One past the last character. */
            end: number;
            /** @description First character in the text as analysed. */
            start: number;
            /** @description The words. */
            text: string;
        };
        /** @description How hard a text is to read. */
        MachineLearningReadability: {
            /**
             * Format: double
             * @description Flesch reading ease (English) or Kandel and Moles (French), cut to 0 to 100.
             */
            flesch: number;
            /** @description Which formula made `flesch`. */
            formula: string;
            /**
             * Format: double
             * @description Flesch-Kincaid school grade, cut to 0 to 20.
             */
            grade: number;
            /** @description In words, such as `plain` or `hard`. */
            level: string;
            /**
             * Format: double
             * @description Syllables a word, estimated from the spelling.
             */
            syllables_per_word: number;
            /** Format: double */
            words_per_sentence: number;
        };
        /** @description One article, analysed. */
        MachineLearningReport: {
            /** @description Which engine answered. */
            engine: string;
            /** @description Who and what is named, the most frequent first. */
            entities: components["schemas"]["MachineLearningEntity"][];
            /** @description What the text keeps coming back to, the strongest first. */
            key_phrases: components["schemas"]["MachineLearningKeyPhrase"][];
            /** @description The language's code. */
            language: components["schemas"]["MachineLearningLanguage"];
            /** @description How the language was found. */
            language_detection: components["schemas"]["MachineLearningLanguageDetection"];
            /** @description Limits that hold for this text, in words. */
            notes: string[];
            /** @description How hard it is to read. */
            readability: components["schemas"]["MachineLearningReadability"];
            /** @description Minutes to read it at 238 words a minute, rounded up. */
            reading_minutes: number;
            /** @description The text cut into sentences, in order. */
            sentences: components["schemas"]["MachineLearningSentence"][];
            /** @description Tone of the whole and of each sentence. */
            sentiment: components["schemas"]["MachineLearningSentiment"];
            /** @description The sentences that carry the most, in the text's order. */
            summary: components["schemas"]["MachineLearningSummarySentence"][];
            /** @description The text that was analysed; every offset refers to it. */
            text: string;
            /** @description The title: the caller's, else the text's own headline. */
            title?: string | null;
            /** @description What it is about. */
            topic: components["schemas"]["MachineLearningTopic"];
            /** @description Words: tokens with a letter or a digit. */
            word_count: number;
        };
        /** @description A fictional article. */
        MachineLearningSample: {
            /** @description What it is there to show. */
            note: string;
            /** @description Its name in links. */
            slug: string;
            text: string;
            title: string;
        };
        /** @description Every sample. */
        MachineLearningSampleList: {
            /** @description The articles, the default first. */
            samples: components["schemas"]["MachineLearningSample"][];
        };
        /** @description A sentence and where it stands. */
        MachineLearningSentence: {
            /** @description One past the last character. */
            end: number;
            /** @description Whether it is a headline rather than a sentence. */
            heading: boolean;
            /** @description Its place, from 0. */
            index: number;
            /** @description The paragraph it belongs to, from 0. */
            paragraph: number;
            /** @description First character. */
            start: number;
            text: string;
        };
        MachineLearningSentenceTone: {
            /** @description Which sentence. */
            index: number;
            /** @description In a word. */
            label: components["schemas"]["MachineLearningTone"];
            /**
             * Format: double
             * @description -1 to 1.
             */
            score: number;
            /** @description The words that moved it, in order. */
            words: components["schemas"]["MachineLearningToneWord"][];
        };
        /** @description Tone of the text. */
        MachineLearningSentiment: {
            /** @description In a word. */
            label: components["schemas"]["MachineLearningTone"];
            /**
             * Format: double
             * @description -1 to 1.
             */
            score: number;
            /** @description Tone of each sentence, in order. */
            sentences: components["schemas"]["MachineLearningSentenceTone"][];
            /** @description Share of sentences that are positive, neutral and negative. */
            shares: components["schemas"]["MachineLearningToneShares"];
        };
        /** @description An entity both articles name. */
        MachineLearningSharedEntity: {
            /**
             * Format: double
             * @description Second less first.
             */
            difference: number;
            /** @description How often the first names it. */
            first_count: number;
            /**
             * Format: double
             * @description Tone of the first towards it.
             */
            first_sentiment: number;
            /** @description Tone of the first in a word. */
            first_tone: components["schemas"]["MachineLearningTone"];
            kind: components["schemas"]["MachineLearningEntityKind"];
            /** @description How often the second names it. */
            second_count: number;
            /**
             * Format: double
             * @description Tone of the second towards it.
             */
            second_sentiment: number;
            /** @description Tone of the second in a word. */
            second_tone: components["schemas"]["MachineLearningTone"];
            /** @description Its fullest name. */
            text: string;
        };
        /** @description What this installation can do. */
        MachineLearningStatus: components["schemas"]["ArticleExtractorStatus"] & {
            /** @description The model that summarises and answers; absent where the built-in engine does. */
            ai_model?: string | null;
        };
        /** @description A text alone, as sent. */
        MachineLearningSummarizeParams: {
            /** @description The article's plain text. */
            text: string;
        };
        /** @description Why a sentence was chosen; each part 0 to 1 before its weight. */
        MachineLearningSummaryParts: {
            /**
             * Format: double
             * @description How much it shares with the other sentences (TextRank).
             */
            centrality: number;
            /**
             * Format: double
             * @description What was taken off for leaning on another sentence: a pronoun first, a quotation, a question.
             */
            dependence: number;
            /**
             * Format: double
             * @description How many entities it names.
             */
            entities: number;
            /**
             * Format: double
             * @description How early it stands.
             */
            position: number;
            /**
             * Format: double
             * @description What was taken off for repeating a sentence chosen before it.
             */
            repetition: number;
            /**
             * Format: double
             * @description How much it shares with the title and the key phrases.
             */
            subject: number;
        };
        /** @description One point of a summary. */
        MachineLearningSummaryPoint: {
            /** @description The words of the article it rests on. */
            quote: components["schemas"]["MachineLearningQuote"];
            /** @description The point: the model's words, or a sentence of the article. */
            text: string;
        };
        /** @description A summary and how it came about. */
        MachineLearningSummaryReport: components["schemas"]["MachineLearningMaking"] & {
            /** @description The points, in the article's order. */
            points: components["schemas"]["MachineLearningSummaryPoint"][];
            /** @description The text that the offsets refer to. */
            text: string;
        };
        /** @description A sentence of the summary and what spoke for it. */
        MachineLearningSummarySentence: {
            /** @description Which sentence of the text it is. */
            index: number;
            parts: components["schemas"]["MachineLearningSummaryParts"];
            /**
             * Format: double
             * @description Weight of the parts together, 0 to 1.
             */
            score: number;
            text: string;
        };
        /**
         * @description How a text feels about what it reports.
         * @enum {string}
         */
        MachineLearningTone: "positive" | "neutral" | "negative";
        /** @description Shares of sentences by tone; they add up to 1. */
        MachineLearningToneShares: {
            /**
             * Format: double
             * @description Negative sentences.
             */
            negative: number;
            /**
             * Format: double
             * @description Neutral sentences.
             */
            neutral: number;
            /**
             * Format: double
             * @description Positive sentences.
             */
            positive: number;
        };
        /** @description A word or phrase that moved a tone. */
        MachineLearningToneWord: {
            /** @description One past the last character. */
            end: number;
            /**
             * Format: double
             * @description Its weight in the lexicon, about -4 to 4.
             */
            lexicon_weight: number;
            /** @description Why the two differ, such as `negated by "not"`; empty where they do not. */
            reasons: string[];
            /** @description First character. */
            start: number;
            /** @description As it stands in the text. */
            text: string;
            /**
             * Format: double
             * @description Its weight here, after its surroundings.
             */
            weight: number;
        };
        /** @description What the text is about. */
        MachineLearningTopic: {
            /** @description The others, the likeliest first. */
            alternatives: components["schemas"]["MachineLearningTopicShare"][];
            /**
             * Format: double
             * @description Its probability, 0 to 1.
             */
            confidence: number;
            /** @description The likeliest. */
            label: components["schemas"]["MachineLearningTopicLabel"];
            /** @description The words that spoke for it, the strongest first. */
            words: components["schemas"]["MachineLearningTopicWord"][];
        };
        /**
         * @description What an article is about.
         * @enum {string}
         */
        MachineLearningTopicLabel: "world" | "business" | "technology" | "science" | "sports" | "politics" | "health" | "entertainment";
        /** @description Another topic. */
        MachineLearningTopicShare: {
            /**
             * Format: double
             * @description Its probability, 0 to 1.
             */
            confidence: number;
            label: components["schemas"]["MachineLearningTopicLabel"];
        };
        /** @description A word that spoke for the topic. */
        MachineLearningTopicWord: {
            /**
             * Format: double
             * @description How much it favours the topic over the runner-up, in natural-log units.
             */
            weight: number;
            /** @description The word, in lower case. */
            word: string;
        };
        /**
         * Format: double
         * @description An amount in dollars, always whole cents.
         * @example 1463.11
         */
        Money: number;
        /**
         * @description Which limit binds.
         * @enum {string}
         */
        MortgageApiBinding: "gds" | "tds";
        /**
         * @description How often the stated rate compounds.
         *
         *     Fixed rates are stated half-yearly, not in advance (Interest Act, s. 6);
         *     variable rates commonly compound monthly.
         * @enum {string}
         */
        MortgageApiCompounding: "semi_annual" | "monthly";
        /** @description What the page shows before anyone touches a control. */
        MortgageApiDefaultReport: {
            /** @description Its answer, on the bundled tables. */
            offers: components["schemas"]["MortgageApiOffersReport"];
            /** @description The default comparison's request. */
            offers_params: components["schemas"]["MortgageApiOffersParams"];
            penalty: components["schemas"]["MortgageApiPenaltyReport"];
            /** @description The default penalty's request. */
            penalty_params: components["schemas"]["MortgageApiPenaltyParams"];
            qualify: components["schemas"]["MortgageApiQualifyReport"];
            /** @description The default qualification's request. */
            qualify_params: components["schemas"]["MortgageApiQualifyParams"];
            quote: components["schemas"]["MortgageApiQuoteReport"];
            /** @description The default quote's request. */
            quote_params: components["schemas"]["MortgageApiQuoteParams"];
        };
        /** @description An offer this home cannot have. */
        MortgageApiExcludedOffer: {
            code: components["schemas"]["MortgageApiExclusionCode"];
            lender: string;
            product: string;
            reason: string;
        };
        /**
         * @description Why a home cannot have an offer.
         * @enum {string}
         */
        MortgageApiExclusionCode: "other_term" | "other_type" | "insured_only" | "uninsured_only" | "amortization_too_long";
        /**
         * @description How often a payment falls due.
         *
         *     The accelerated kinds pay half (or a quarter) of the monthly payment 26
         *     (or 52) times a year, one monthly payment more a year.
         * @enum {string}
         */
        MortgageApiFrequency: "monthly" | "semi_monthly" | "bi_weekly" | "weekly" | "accelerated_bi_weekly" | "accelerated_weekly";
        /** @description The tax with its parts. */
        MortgageApiLandTransferTax: {
            /** @description Slice by slice. */
            lines: components["schemas"]["MortgageApiTransferTaxLine"][];
            /** @description Municipal tax, on top or in place of it. */
            municipal: components["schemas"]["Money"];
            /** @description What the buyer should check. */
            notes: string[];
            /** @description Provincial tax or registration fees. */
            provincial: components["schemas"]["Money"];
            /** @description First-time and new-build reliefs. */
            rebate: components["schemas"]["Money"];
            /** @description What is due: provincial and municipal less rebate. */
            total: components["schemas"]["Money"];
        };
        /** @description A home to be financed, as sent in the query. */
        MortgageApiOffersParams: {
            /**
             * Format: int32
             * @description Years over which the loan is paid down.
             */
            amortization_years?: number;
            /**
             * Format: date
             * @description The day the title changes hands.
             */
            closing_date?: string | null;
            /**
             * Format: double
             * @description Cash the buyer brings towards the price.
             */
            down_payment: number;
            /** @description Nobody on the title owned a home before. */
            first_time_buyer?: boolean;
            /** @description How often it is paid. */
            frequency?: components["schemas"]["MortgageApiFrequency"];
            /** @description Nobody lived in it before. */
            new_build?: boolean;
            /**
             * Format: double
             * @description Price of the home.
             */
            price: number;
            /** @description Where the home is. */
            province?: components["schemas"]["MortgageApiProvince"];
            /**
             * Format: int32
             * @description Length of the contracts compared; costs over different terms do not compare.
             */
            term_years?: number;
            type?: components["schemas"]["MortgageApiRateType"] | null;
        };
        /** @description The offers, best first. */
        MortgageApiOffersReport: {
            /** @description Those this home cannot have. */
            excluded: components["schemas"]["MortgageApiExcludedOffer"][];
            /** @description Whether the loan is insured. */
            insured: boolean;
            /** @description Amount borrowed, insurance premium included. */
            loan: components["schemas"]["Money"];
            /** @description Ranked, best first. */
            offers: components["schemas"]["MortgageApiRankedOffer"][];
            /** @description How the offers are ranked, in words. */
            ranked_by: string;
        };
        /** @description The same home with the visitor's own table of offers, as sent in a body. */
        MortgageApiOwnOffersParams: {
            /** @description The offers: a header line and a row each. */
            csv: string;
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * @example {
             *       "amortization_years": 25,
             *       "closing_date": "2026-11-15",
             *       "down_payment": 75000,
             *       "first_time_buyer": false,
             *       "frequency": "monthly",
             *       "new_build": false,
             *       "price": 750000,
             *       "province": "ON",
             *       "term_years": 5,
             *       "type": null
             *     }
             */
            home: components["schemas"]["MortgageApiOffersParams"];
        };
        /**
         * @description Which figure is payable, and why.
         * @enum {string}
         */
        MortgageApiPenaltyMethod: "variable" | "three_months_interest" | "ird_standard" | "ird_posted" | "interest_act";
        /** @description A mortgage to be broken, as sent. */
        MortgageApiPenaltyParams: {
            /**
             * Format: double
             * @description What is still owed.
             * @example 420000
             */
            balance: number;
            /**
             * Format: double
             * @description The lender's rate today for the months that remain, in per cent.
             * @example 3.94
             */
            comparison_rate_pct: number;
            /**
             * Format: double
             * @description The contract's rate in per cent.
             * @example 4.79
             */
            contract_rate_pct: number;
            /**
             * Format: double
             * @description The discount from the posted rate the borrower got at the start, in points.
             */
            discount_pct?: number | null;
            /**
             * Format: int32
             * @description Months until the term ends.
             * @example 30
             */
            months_remaining: number;
            /**
             * Format: double
             * @description The lender's posted rate today for the months that remain, in per cent.
             */
            posted_rate_pct?: number | null;
            /**
             * Format: int32
             * @description Length of the whole term; over five years the Interest Act may cap the penalty.
             */
            term_years?: number | null;
            /**
             * @description Whether the rate floats.
             * @default false
             */
            variable?: boolean;
        };
        /** @description The penalty, both ways. */
        MortgageApiPenaltyReport: {
            /** @description The formulae in words. */
            formulae: string[];
            ird_posted?: components["schemas"]["Money"] | null;
            /** @description Differential against the lender's rate for the remaining months. */
            ird_standard: components["schemas"]["Money"];
            /** @description Which of them that is. */
            method: components["schemas"]["MortgageApiPenaltyMethod"];
            /** @description What is payable: by the posted method where its rates are given. */
            payable: components["schemas"]["Money"];
            /** @description The rules applied. */
            rules: components["schemas"]["MortgageApiRule"][];
            /** @description Three months' interest on the balance. */
            three_months_interest: components["schemas"]["Money"];
            /** @description The same for a program: by figure, with their numbers. */
            workings: components["schemas"]["MortgageApiWorking"][];
        };
        /**
         * @description The ten provinces; the territories register land on other terms and are not covered.
         * @enum {string}
         */
        MortgageApiProvince: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "ON" | "PE" | "QC" | "SK";
        /** @description A household and a loan, as sent. */
        MortgageApiQualifyParams: {
            /**
             * Format: int32
             * @description Years over which the loan is paid down.
             * @default 25
             */
            amortization_years?: number;
            /**
             * Format: double
             * @description Gross income of the household in a year.
             * @example 150000
             */
            annual_income: number;
            /**
             * Format: date
             * @description The day the title changes hands; which rules hold depends on it.
             * @default 2026-11-15
             */
            closing_date?: string | null;
            /**
             * Format: double
             * @description Condominium fee in a month; half of it counts.
             * @default 0
             */
            condo_fee_monthly?: number;
            /**
             * Format: double
             * @description Payments on other debts in a month (for cards, 3 % of the balance).
             * @default 0
             */
            debts_monthly?: number;
            /**
             * Format: double
             * @description Cash for the down payment; without it the smallest allowed is taken.
             */
            down_payment?: number | null;
            /**
             * @description Nobody on the title owned a home before.
             * @default false
             */
            first_time_buyer?: boolean;
            /**
             * Format: double
             * @description Heating in a month.
             * @default 0
             */
            heating_monthly?: number;
            /**
             * @description Nobody lived in it before.
             * @default false
             */
            new_build?: boolean;
            /**
             * Format: double
             * @description Property tax in a year.
             * @default 0
             */
            property_tax_annual?: number;
            /**
             * Format: double
             * @description The contract's rate in per cent.
             * @example 4.09
             */
            rate_pct: number;
            /**
             * Format: double
             * @description A loan to find the income for.
             */
            target_loan?: number | null;
        };
        /** @description What the household may borrow and buy. */
        MortgageApiQualifyReport: {
            /** @description Which limit binds. */
            binding: components["schemas"]["MortgageApiBinding"];
            /** @description The down payment at that price. */
            down_payment_at_max_price: components["schemas"]["Money"];
            /**
             * Format: double
             * @description Housing limit in per cent of income.
             */
            gds_limit_pct: number;
            /** @description Principal and interest the housing limit leaves. */
            gds_payment: components["schemas"]["Money"];
            income_required?: components["schemas"]["Money"] | null;
            /** @description Most that may be borrowed, insurance premium included. */
            max_loan: components["schemas"]["Money"];
            /** @description Most principal and interest in a month, at that rate. */
            max_payment: components["schemas"]["Money"];
            /** @description The dearest home that loan buys with the down payment given, or the smallest allowed. */
            max_price: components["schemas"]["Money"];
            /** @description The insurance premium at that price. */
            premium_at_max_price: components["schemas"]["Money"];
            /**
             * Format: double
             * @description The rate the test is run at, in per cent.
             */
            qualifying_rate_pct: number;
            /** @description The rules applied. */
            rules: components["schemas"]["MortgageApiRule"][];
            /**
             * Format: double
             * @description Debt limit in per cent of income.
             */
            tds_limit_pct: number;
            /** @description Principal and interest the debt limit leaves. */
            tds_payment: components["schemas"]["Money"];
        };
        /** @description A home, a loan and a closing date, as sent. */
        MortgageApiQuoteParams: {
            /**
             * Format: int32
             * @description Years over which the loan is paid down.
             * @default 25
             */
            amortization_years?: number;
            /** @description The municipality; matters in Toronto, Montréal and Nova Scotia. */
            city?: string | null;
            /**
             * Format: date
             * @description The day the title changes hands; which rules hold depends on it.
             * @default 2026-11-15
             */
            closing_date?: string | null;
            /**
             * @description How the rate compounds.
             * @default semi_annual
             */
            compounding?: components["schemas"]["MortgageApiCompounding"];
            /**
             * Format: double
             * @description Cash the buyer brings towards the price.
             * @example 75000
             */
            down_payment: number;
            /**
             * @description Nobody on the title owned a home before.
             * @default false
             */
            first_time_buyer?: boolean;
            /**
             * @description How often it is paid.
             * @default monthly
             */
            frequency?: components["schemas"]["MortgageApiFrequency"];
            /**
             * @description Insure even though the law does not ask for it.
             * @default false
             */
            insure_low_ratio?: boolean;
            /**
             * @description Nobody lived in it before.
             * @default false
             */
            new_build?: boolean;
            /**
             * Format: double
             * @description Price of the home.
             * @example 750000
             */
            price: number;
            /**
             * @description Where the home is.
             * @default ON
             */
            province?: components["schemas"]["MortgageApiProvince"];
            /**
             * Format: double
             * @description Stated yearly rate in per cent.
             * @example 4.09
             */
            rate_pct: number;
            /**
             * @description Where the cents go that rounding the payment down leaves over.
             * @default separate
             */
            stub?: components["schemas"]["MortgageApiStub"];
            /**
             * Format: int32
             * @description Years until the contract ends.
             * @default 5
             */
            term_years?: number;
        };
        /** @description What the home costs. */
        MortgageApiQuoteReport: {
            /** @description Balance when the term ends. */
            balance_at_term: components["schemas"]["Money"];
            /** @description Amount borrowed before the premium. */
            base_loan: components["schemas"]["Money"];
            /** @description Down payment, transfer tax and premium tax. */
            cash_to_close: components["schemas"]["Money"];
            /**
             * Format: double
             * @description The rate with compounding, in per cent.
             */
            effective_annual_rate_pct: number;
            /** @description Whether the loan is insured. */
            insured: boolean;
            /** @description Interest until the term ends. */
            interest_over_term: components["schemas"]["Money"];
            land_transfer_tax: components["schemas"]["MortgageApiLandTransferTax"];
            /** @description The last of them. */
            last_payment: components["schemas"]["Money"];
            /** @description Amount borrowed, insurance premium included. */
            loan: components["schemas"]["Money"];
            /**
             * Format: double
             * @description Loan before the premium over price, in per cent.
             */
            loan_to_value_pct: number;
            /** @description Least down payment the closing date allows. */
            minimum_down_payment: components["schemas"]["Money"];
            payment: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Payments until the loan is clear, at this rate.
             */
            payments: number;
            /** @description The premium, added to the loan. */
            premium: components["schemas"]["Money"];
            /**
             * Format: double
             * @description Premium in per cent of the loan before it.
             */
            premium_pct: number;
            /** @description That tax, due in cash. */
            premium_tax: components["schemas"]["Money"];
            /**
             * Format: double
             * @description Provincial tax on the premium in per cent of it; 0 where there is none.
             */
            premium_tax_pct: number;
            /** @description The rules in force on the closing date. */
            rules: components["schemas"]["MortgageApiRule"][];
            /** @description Interest until the loan is clear, at this rate. */
            total_interest: components["schemas"]["Money"];
            workings: components["schemas"]["MortgageApiWorking"][];
            yearly: components["schemas"]["MortgageApiYear"][];
        };
        /** @description An offer with its cost. */
        MortgageApiRankedOffer: {
            /** @description Balance when the term ends. */
            balance_at_term: components["schemas"]["Money"];
            /** @description The same less the loan: what borrowing costs. */
            borrowing_cost: components["schemas"]["Money"];
            /** @description Got once, at the start. */
            cashback: components["schemas"]["Money"];
            compounding: components["schemas"]["MortgageApiCompounding"];
            /** @description Payments and the balance left, plus fee, less cashback. */
            cost_over_term: components["schemas"]["Money"];
            /**
             * Format: double
             * @description The rate with compounding, in per cent.
             */
            effective_annual_rate_pct: number;
            /** @description Paid once, at the start. */
            fee: components["schemas"]["Money"];
            lender: string;
            market_month?: string | null;
            /**
             * Format: double
             * @description That average in per cent.
             */
            market_rate_pct?: number | null;
            /** @description Payments in the term. */
            paid_over_term: components["schemas"]["Money"];
            payment: components["schemas"]["Money"];
            product: string;
            /**
             * Format: int32
             * @description By cost over the term, from 1; equal costs share a rank.
             */
            rank: number;
            /**
             * Format: double
             * @description Stated yearly rate in per cent.
             */
            rate_pct: number;
            /** @description The same for a program, in the same order. */
            reason_details: components["schemas"]["MortgageApiReason"][];
            /** @description Why it stands where it does. */
            reasons: string[];
            /**
             * Format: int32
             * @description Years until the contract ends.
             */
            term_years: number;
            type: components["schemas"]["MortgageApiRateType"];
            /**
             * Format: double
             * @description Points above (or below) the average of such mortgages; `null` where none is known.
             */
            vs_market_pct?: number | null;
        };
        /**
         * @description Whether the rate holds for the term or floats with prime.
         * @enum {string}
         */
        MortgageApiRateType: "fixed" | "variable";
        /** @description One reason, with its amount where it is about one. */
        MortgageApiReason: {
            amount?: components["schemas"]["Money"] | null;
            code: components["schemas"]["MortgageApiReasonCode"];
        };
        /**
         * @description What speaks for or against an offer.
         * @enum {string}
         */
        MortgageApiReasonCode: "lowest_cost" | "dearer_than_best" | "against_market" | "no_market_average" | "fee" | "cashback" | "prime_held";
        /** @description A rule as a report shows it: what it says, since when, who made it. */
        MortgageApiRule: {
            code: components["schemas"]["MortgageApiRuleCode"];
            /**
             * Format: date
             * @description First day it holds.
             */
            effective_from: string;
            /** @description Who levies it, for transfer taxes and fees. */
            jurisdiction?: string | null;
            /** @description What the rule is about, in words. */
            name: string;
            /** @description Who made it. */
            source: string;
            /** @description Where to read it. */
            url: string;
            /** @description What it says, in words. */
            value: string;
        };
        /**
         * @description What a rule is about.
         * @enum {string}
         */
        MortgageApiRuleCode: "minimum_down_payment" | "insurance_premium" | "premium_tax" | "long_amortization" | "transfer_tax" | "transfer_relief" | "registration_fees" | "qualifying_rate" | "debt_service_limits" | "early_payout";
        /**
         * @description What happens to the cents left over when the payment was rounded down.
         * @enum {string}
         */
        MortgageApiStub: "separate" | "absorb";
        /** @description A letter of a formula and what it stands for. */
        MortgageApiTerm: {
            name: string;
            unit: components["schemas"]["MortgageApiTermUnit"];
            /** Format: double */
            value: number;
        };
        /** @enum {string} */
        MortgageApiTermUnit: "dollars" | "per_cent" | "count";
        /**
         * @description Whose tax it is.
         * @enum {string}
         */
        MortgageApiTransferTaxLevel: "provincial" | "municipal";
        /** @description One slice, fee or relief of the tax. */
        MortgageApiTransferTaxLine: {
            /** @description The amount; a relief is negative. */
            amount: components["schemas"]["Money"];
            from?: components["schemas"]["Money"] | null;
            /** @description Who levies it. */
            jurisdiction: string;
            level: components["schemas"]["MortgageApiTransferTaxLevel"];
            /**
             * Format: double
             * @description The rate, where there is one.
             */
            rate_pct?: number | null;
            to?: components["schemas"]["Money"] | null;
            /** @description What it is, in words. */
            what: string;
        };
        /** @description How one figure came about. */
        MortgageApiWorking: {
            /** @description The field it explains. */
            figure: string;
            formula: string;
            /** @description The formula with its numbers, or its letters with theirs. */
            inputs: string;
            /** @description The letters of the formula, where it has some. */
            terms: components["schemas"]["MortgageApiTerm"][];
        };
        /** @description One year of a schedule. */
        MortgageApiYear: {
            /** @description Balance at the end of the year. */
            balance: components["schemas"]["Money"];
            /** @description Interest in the year. */
            interest: components["schemas"]["Money"];
            /** @description Paid in the year. */
            paid: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Payments made in the year.
             */
            payments: number;
            /** @description Principal in the year. */
            principal: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Year from 1.
             */
            year: number;
        };
        /** @description The body of every API error: RFC 9457 problem details. */
        Problem: {
            /** @description A stable word for programs. */
            code: string;
            /** @description What happened and what to do next. */
            detail: string;
            /** @description Which fields are wrong, where fields are. */
            errors?: components["schemas"]["FieldError"][];
            /**
             * Format: int32
             * @description The HTTP status, repeated.
             */
            status: number;
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description A URI that names the kind of problem. */
            type: string;
        };
        /** @description The parts the site stands on, each `ok` or what is wrong in a few words. */
        Readiness: {
            /** @description Whether messages can be stored. */
            database: string;
            /** @description Whether the data folder has room. */
            disk: string;
            /** @description Whether mail goes out. */
            outbox: string;
        };
        /** @description The beginning or the end of an alert. */
        RealTimeAnalyticsAlert: {
            /**
             * Format: date-time
             * @description The measured time that made it so; for a drop-out the clock.
             */
            at: string;
            /** @description The detectors that agree, for an unusual value. */
            detectors: components["schemas"]["RealTimeAnalyticsDetector"][];
            /**
             * Format: int64
             * @description Position in the stream.
             */
            id: number;
            /** @description What it is about. */
            kind: components["schemas"]["RealTimeAnalyticsAlertKind"];
            /** @description Why, in sentences. */
            reasons: string[];
            /**
             * Format: date-time
             * @description When it began.
             */
            since: string;
            /** @description Begins or ends. */
            state: components["schemas"]["RealTimeAnalyticsAlertState"];
            station: string;
            /**
             * Format: double
             * @description The value at hand.
             */
            value?: number | null;
        };
        /**
         * @description What an alert is about.
         * @enum {string}
         */
        RealTimeAnalyticsAlertKind: "unusual" | "frozen" | "dropout" | "implausible" | "heat" | "cold";
        /** @description Event `alert`. */
        RealTimeAnalyticsAlertMessage: components["schemas"]["RealTimeAnalyticsAlert"] & {
            /**
             * Format: date-time
             * @description The server's clock when it was written.
             */
            emitted_at: string;
        };
        /**
         * @description Whether an alert begins or ends.
         * @enum {string}
         */
        RealTimeAnalyticsAlertState: "raised" | "cleared";
        /** @description Where the events come from. */
        RealTimeAnalyticsChannel: {
            /** @description What the stream is made of. */
            mode: components["schemas"]["RealTimeAnalyticsMode"];
            /** @description The same in a sentence. */
            note: string;
            session?: components["schemas"]["RealTimeAnalyticsSession"] | null;
            source?: components["schemas"]["SourceInfo"] | null;
            /**
             * Format: int32
             * @description How many times faster than the clock; 1 for observations.
             */
            speed: number;
            /** @description Whether the weather is made up. */
            synthetic: boolean;
        };
        /** @description The newest day of a station. */
        RealTimeAnalyticsDailyExtremes: {
            /**
             * Format: date
             * @description The day, local time.
             */
            day: string;
            /**
             * Format: double
             * @description How far it is from the place on the map.
             */
            distance_km: number;
            /**
             * Format: double
             * @description The highest temperature.
             */
            max_c: number;
            /**
             * Format: double
             * @description The lowest.
             */
            min_c: number;
            /** @description The publisher's name for the site. */
            site: string;
        };
        /** @description What the page shows before anyone touches a control; synthetic throughout. */
        RealTimeAnalyticsDefaultReport: {
            /** @description Its answer. */
            detect: components["schemas"]["RealTimeAnalyticsDetectReport"];
            /** @description A default request for the detector page: four days of one station with a spike. */
            detect_params: components["schemas"]["RealTimeAnalyticsDetectParams"];
            /** @description The detectors side by side on one replay with known faults. */
            evaluation: components["schemas"]["RealTimeAnalyticsEvaluation"];
            /** @description The state of the replay at its end. */
            snapshot: components["schemas"]["RealTimeAnalyticsSnapshot"];
            stations: components["schemas"]["RealTimeAnalyticsStation"][];
            /** @description Always true: no reading in it was measured. */
            synthetic: boolean;
        };
        /** @description A series and a detector, as sent. */
        RealTimeAnalyticsDetectParams: {
            /** @example robust */
            detector: components["schemas"]["RealTimeAnalyticsDetector"];
            /**
             * Format: double
             * @description A scale below this counts as this.
             * @default 0
             */
            min_scale?: number;
            /** @description Values in a period; needed by `seasonal`. */
            period?: number | null;
            /**
             * Format: double
             * @description The score beyond which a value is flagged.
             * @default 3.5
             */
            threshold?: number;
            /** @description The series in order; `null` where a value is missing. */
            values: (number | null)[];
            /**
             * @description Values compared with (periods for `seasonal`); ewma's weight is 2/(window+1).
             * @example 24
             */
            window: number;
        };
        /** @description Every value with what the detector says about it. */
        RealTimeAnalyticsDetectReport: {
            detector: components["schemas"]["RealTimeAnalyticsDetector"];
            /** Format: int32 */
            flagged: number;
            /** @description A point per value. */
            points: components["schemas"]["RealTimeAnalyticsPoint"][];
            /**
             * Format: int32
             * @description Values that got a score.
             */
            scored: number;
        };
        /**
         * @description How a value is compared.
         * @enum {string}
         */
        RealTimeAnalyticsDetector: "robust" | "ewma" | "seasonal";
        /** @description How often a detector flagged. */
        RealTimeAnalyticsDetectorFlags: {
            detector: components["schemas"]["RealTimeAnalyticsDetector"];
            /**
             * Format: int64
             * @description Readings it flagged.
             */
            flagged: number;
            /**
             * Format: int64
             * @description Readings it scored.
             */
            scored: number;
        };
        RealTimeAnalyticsDetectorResult: {
            detector: components["schemas"]["RealTimeAnalyticsDetector"];
            /**
             * Format: int64
             * @description Those outside any fault.
             */
            false_alarms: number;
            /**
             * Format: double
             * @description The same for a station and a week.
             */
            false_alarms_per_station_week: number;
            /**
             * Format: int64
             * @description Readings it flagged.
             */
            flagged: number;
            /** Format: int64 */
            spikes: number;
            /**
             * Format: int64
             * @description Spikes it noticed.
             */
            spikes_caught: number;
        };
        /** @description One detector's score of one reading. */
        RealTimeAnalyticsDetectorScore: {
            detector: components["schemas"]["RealTimeAnalyticsDetector"];
            /** Format: double */
            expected?: number | null;
            /** @description Whether it flags the reading. */
            flag: boolean;
            /** Format: double */
            scale?: number | null;
            /** Format: double */
            score?: number | null;
        };
        /**
         * @description What became of a report.
         * @enum {string}
         */
        RealTimeAnalyticsDisposition: "accepted" | "out_of_order" | "late" | "duplicate" | "revised" | "implausible";
        /** @description Event `end`: a visitor's own replay is over. */
        RealTimeAnalyticsEnd: components["schemas"]["RealTimeAnalyticsStats"] & {
            /**
             * Format: date-time
             * @description The replay's clock.
             */
            clock: string;
            /**
             * Format: date-time
             * @description The server's clock when it was written.
             */
            emitted_at: string;
        };
        /** @description How the detectors did. */
        RealTimeAnalyticsEvaluation: {
            /**
             * Format: int32
             * @description Its days, those of warming up included.
             */
            days: number;
            detectors: components["schemas"]["RealTimeAnalyticsDetectorResult"][];
            /**
             * Format: int64
             * @description The alerts that need two detectors to agree: raised outside any fault.
             */
            false_alerts_by_quorum: number;
            /** @description The faults and who noticed. */
            faults: components["schemas"]["RealTimeAnalyticsFaultResult"][];
            /**
             * Format: int64
             * @description Readings after warming up.
             */
            readings: number;
            /**
             * Format: int64
             * @description The replay's seed.
             */
            seed: number;
            /**
             * Format: date-time
             * @description Its first hour.
             */
            start: string;
            /** Format: int32 */
            stations: number;
            /** @description The stream's own counts. */
            stats: components["schemas"]["RealTimeAnalyticsStats"];
            /** @description Always true: the weather is made from climatology, not measured. */
            synthetic: boolean;
        };
        /** @description A fault with its span of measured time. */
        RealTimeAnalyticsFault: {
            /**
             * Format: date-time
             * @description From this measured time on.
             */
            from: string;
            kind: components["schemas"]["RealTimeAnalyticsFaultKind"];
            /**
             * Format: double
             * @description By how much a spike is off.
             */
            size_c: number;
            station: string;
            /**
             * Format: date-time
             * @description Before this one.
             */
            until: string;
        };
        /**
         * @description What breaks.
         * @enum {string}
         */
        RealTimeAnalyticsFaultKind: "spike" | "freeze" | "dropout";
        /** @description A fault and who noticed. */
        RealTimeAnalyticsFaultResult: components["schemas"]["RealTimeAnalyticsFault"] & {
            /** @description The alerts that began in it. */
            alerts: components["schemas"]["RealTimeAnalyticsAlertKind"][];
            /**
             * Format: double
             * @description Hours from its start to the first alert.
             */
            first_alert_after_h?: number | null;
            /** @description Detectors that flagged a reading in it. */
            flagged_by: components["schemas"]["RealTimeAnalyticsDetector"][];
        };
        /** @description A publisher's site that reports for one of our stations. */
        RealTimeAnalyticsLiveSite: {
            /**
             * Format: double
             * @description How far it is from the place on the map.
             */
            distance_km: number;
            /** @description The publisher's id, where it has one. */
            msc_id?: string | null;
            /** @description The publisher's name for it. */
            name: string;
        };
        /**
         * @description What the stream is made of.
         * @enum {string}
         */
        RealTimeAnalyticsMode: "live" | "stale" | "replay";
        /** @description The normal of a month. */
        RealTimeAnalyticsMonthNormal: {
            /**
             * Format: double
             * @description How far it is from the place on the map.
             */
            distance_km: number;
            /** @description What the figure is, as published. */
            element: components["schemas"]["BilingualText"];
            /**
             * Format: double
             * @description The mean temperature.
             */
            mean_c: number;
            /**
             * Format: int32
             * @description The month, 1 to 12.
             */
            month: number;
            /** @description First and last year, `1981-2010`; `null` where the row does not say. */
            period?: string | null;
            /** @description The publisher's name for the site. */
            site: string;
        };
        /** @description A report of a station; `None` where the station did not measure. */
        RealTimeAnalyticsObservation: {
            /**
             * Format: date-time
             * @description When it reached us (arrival time).
             */
            arrived_at: string;
            /** Format: double */
            dew_point_c?: number | null;
            /**
             * Format: double
             * @description Relative humidity.
             */
            humidity_pct?: number | null;
            injected?: components["schemas"]["RealTimeAnalyticsFaultKind"] | null;
            /**
             * Format: date-time
             * @description When it was measured (event time).
             */
            observed_at: string;
            /**
             * Format: double
             * @description Mean sea-level pressure.
             */
            pressure_hpa?: number | null;
            station: string;
            /**
             * Format: double
             * @description Air temperature.
             */
            temperature_c?: number | null;
            /**
             * Format: double
             * @description Wind at 10 m.
             */
            wind_kmh?: number | null;
        };
        /** @description A report and what the stream made of it. */
        RealTimeAnalyticsObservationEvent: components["schemas"]["RealTimeAnalyticsObservation"] & {
            /**
             * Format: int64
             * @description Seconds from measuring to arrival.
             */
            delay_s: number;
            /** @description What became of it. */
            disposition: components["schemas"]["RealTimeAnalyticsDisposition"];
            /**
             * Format: double
             * @description How hot it feels, where that is reported.
             */
            humidex?: number | null;
            /**
             * Format: int64
             * @description Position in the stream.
             */
            id: number;
            last_day?: components["schemas"]["RealTimeAnalyticsWindowStats"] | null;
            /** @description The detectors' scores; empty for a report that is not scored. */
            scores: components["schemas"]["RealTimeAnalyticsDetectorScore"][];
            /**
             * Format: double
             * @description How cold it feels, where that is reported.
             */
            wind_chill?: number | null;
        };
        /** @description Event `observation`. */
        RealTimeAnalyticsObservationMessage: components["schemas"]["RealTimeAnalyticsObservationEvent"] & {
            /**
             * Format: date-time
             * @description The server's clock when it was written.
             */
            emitted_at: string;
        };
        /** @description The whole state: event `snapshot` at the start, event `reset` when the thread was lost. */
        RealTimeAnalyticsOpening: components["schemas"]["RealTimeAnalyticsSnapshot"] & {
            /** @description Where the events come from. */
            channel: components["schemas"]["RealTimeAnalyticsChannel"];
            /**
             * Format: date-time
             * @description The server's clock when it was written.
             */
            emitted_at: string;
            /** @description Why it is sent. */
            reason: components["schemas"]["RealTimeAnalyticsOpeningReason"];
        };
        /**
         * @description Why the whole state is sent.
         * @enum {string}
         */
        RealTimeAnalyticsOpeningReason: "started" | "too_old" | "unknown_id" | "history_loaded" | "mode_changed" | "replay_restarted" | "caught_up" | "recovered";
        /** @description One value's verdict. */
        RealTimeAnalyticsPoint: {
            /**
             * Format: double
             * @description Median compared with; for ewma the mean including this value.
             */
            center?: number | null;
            /**
             * Format: double
             * @description What was expected before the value came.
             */
            expected?: number | null;
            flag: boolean;
            /**
             * Format: int32
             * @description Position in the series, from 0.
             */
            index: number;
            /**
             * Format: double
             * @description MAD; for ewma the standard deviation including this value.
             */
            scale?: number | null;
            /**
             * Format: double
             * @description How far off it is; `null` while warming up, or where nothing varied.
             */
            score?: number | null;
        };
        /** @description A session that can be played. */
        RealTimeAnalyticsSession: {
            /**
             * Format: date-time
             * @description Where in it the stream begins.
             */
            at: string;
            fault?: components["schemas"]["RealTimeAnalyticsFault"] | null;
            /**
             * Format: int64
             * @description Which weather.
             */
            seed: number;
            /**
             * Format: int32
             * @description How many times faster than the clock.
             */
            speed: number;
            /**
             * Format: date-time
             * @description Its first hour.
             */
            start: string;
            /**
             * Format: date-time
             * @description Where it ends.
             */
            until: string;
        };
        /**
         * @description What surrounds a station; decides how far day and night differ.
         * @enum {string}
         */
        RealTimeAnalyticsSiting: "coast" | "inland" | "valley" | "arctic";
        /** @description Where the stream stands. */
        RealTimeAnalyticsSnapshot: {
            /** @description The last alerts, newest first. */
            alerts: components["schemas"]["RealTimeAnalyticsAlert"][];
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description The alerts that are up, however long ago they began; by station. */
            in_force: components["schemas"]["RealTimeAnalyticsAlert"][];
            /** @description The newest reading of each station, by id. */
            stations: components["schemas"]["RealTimeAnalyticsStationNow"][];
            /** @description The counts. */
            stats: components["schemas"]["RealTimeAnalyticsStats"];
        };
        RealTimeAnalyticsStation: {
            /** @description Its key. */
            id: string;
            /**
             * Format: double
             * @description Degrees north.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east.
             */
            longitude: number;
            /** @description Mean temperature of each month, 1960 to 1994. */
            monthly_mean_c: number[];
            name: string;
            /** @description Province or territory. */
            province: string;
            /** @description What surrounds it. */
            siting: components["schemas"]["RealTimeAnalyticsSiting"];
        };
        RealTimeAnalyticsStationNow: {
            /** @description Its last day of temperatures, oldest first. */
            last_temperatures_c: (number | null)[];
            /** @description Its newest reading. */
            latest: components["schemas"]["RealTimeAnalyticsObservationEvent"];
        };
        /** @description A station and what is known about it today. */
        RealTimeAnalyticsStationRow: components["schemas"]["RealTimeAnalyticsStation"] & {
            last_day?: components["schemas"]["RealTimeAnalyticsDailyExtremes"] | null;
            normal?: components["schemas"]["RealTimeAnalyticsMonthNormal"] | null;
            site?: components["schemas"]["RealTimeAnalyticsLiveSite"] | null;
            /** @description The agency's warnings in effect here. */
            warnings: components["schemas"]["RealTimeAnalyticsWarning"][];
        };
        /** @description The stations and where the stream's events come from. */
        RealTimeAnalyticsStations: {
            /** @description Where the shared stream's events come from now. */
            channel: components["schemas"]["RealTimeAnalyticsChannel"];
            /** @description Where the daily highs and lows come from. */
            daily_source: components["schemas"]["SourceInfo"];
            /** @description Where the normals come from. */
            normals_source: components["schemas"]["SourceInfo"];
            /**
             * Format: date-time
             * @description The server's clock, to compare a browser's with.
             */
            now: string;
            /** @description Every station. */
            stations: components["schemas"]["RealTimeAnalyticsStationRow"][];
            /** @description Where the warnings come from. */
            warnings_source: components["schemas"]["SourceInfo"];
        };
        /** @description Counts since the stream began. */
        RealTimeAnalyticsStats: {
            /**
             * Format: int64
             * @description Those in order.
             */
            accepted: number;
            /**
             * Format: int64
             * @description Alerts that are up.
             */
            alerts_open: number;
            /** Format: int64 */
            alerts_raised: number;
            /**
             * Format: int64
             * @description Those already seen.
             */
            duplicates: number;
            /** @description Readings each detector flagged. */
            flags: components["schemas"]["RealTimeAnalyticsDetectorFlags"][];
            /**
             * Format: int64
             * @description Those with an impossible temperature.
             */
            implausible: number;
            /**
             * Format: int64
             * @description The last event's id; 0 before the first.
             */
            last_event_id: number;
            /**
             * Format: int64
             * @description Those behind the watermark.
             */
            late: number;
            /**
             * Format: int64
             * @description The longest.
             */
            max_delay_s: number;
            /**
             * Format: double
             * @description Mean seconds from measuring to arrival.
             */
            mean_delay_s?: number | null;
            /**
             * Format: int64
             * @description Those older than the newest of their station, but in time.
             */
            out_of_order: number;
            /**
             * Format: int64
             * @description Reports that came.
             */
            received: number;
            /**
             * Format: int64
             * @description Those that corrected an earlier one.
             */
            revised: number;
            /**
             * Format: int32
             * @description Stations heard of.
             */
            stations: number;
            /**
             * Format: int32
             * @description Stations whose alert of a drop-out is up.
             */
            stations_silent: number;
            /**
             * Format: date-time
             * @description No report measured before this is still waited for.
             */
            watermark?: string | null;
            /** Format: int64 */
            windows_closed: number;
        };
        /** @description Event `stats`, once a second: the counts, and how the stream is doing. */
        RealTimeAnalyticsStatsMessage: components["schemas"]["RealTimeAnalyticsStats"] & {
            /**
             * Format: date-time
             * @description The stream's own clock: replayed time, or the time of day.
             */
            clock: string;
            /**
             * Format: date-time
             * @description The server's clock when it was written.
             */
            emitted_at: string;
            /**
             * Format: int32
             * @description Streams open now.
             */
            listeners: number;
            /** @description What the stream is made of. */
            mode: components["schemas"]["RealTimeAnalyticsMode"];
            /**
             * Format: date-time
             * @description The newest measurement of all; a page shows its age.
             */
            newest_observed_at?: string | null;
            /** @description Id to resume after; `null` before the first event. */
            resume_id?: string | null;
            /**
             * Format: int64
             * @description Events this connection was too slow for and did not get, since it was opened.
             */
            skipped: number;
        };
        /** @description A warning in effect. */
        RealTimeAnalyticsWarning: {
            /** @description The area. */
            area: components["schemas"]["BilingualText"];
            /** @description Its colour by risk: yellow, orange, red. */
            colour: components["schemas"]["BilingualText"];
            /**
             * Format: date-time
             * @description When it ends unless renewed.
             */
            expires_at?: string | null;
            /** @description The publisher's id. */
            id: string;
            /** @description `warning`, `watch`, `advisory` or `statement`, as published. */
            kind?: string | null;
            /** @description What it warns of. */
            name: components["schemas"]["BilingualText"];
            /** @description Province or territory. */
            province?: string | null;
            /**
             * Format: date-time
             * @description When it was published.
             */
            published_at?: string | null;
            /** @description Our stations in the area. */
            stations: string[];
        };
        /** @description The figures of a closed window of temperatures. */
        RealTimeAnalyticsWindowEvent: components["schemas"]["RealTimeAnalyticsWindowStats"] & {
            /**
             * Format: date-time
             * @description Its first second.
             */
            from: string;
            /**
             * Format: int64
             * @description Position in the stream.
             */
            id: number;
            station: string;
            /**
             * Format: date-time
             * @description The first second after it.
             */
            until: string;
        };
        /** @description Event `window`. */
        RealTimeAnalyticsWindowMessage: components["schemas"]["RealTimeAnalyticsWindowEvent"] & {
            /**
             * Format: date-time
             * @description The server's clock when it was written.
             */
            emitted_at: string;
        };
        /** @description The figures of a window. */
        RealTimeAnalyticsWindowStats: {
            /**
             * Format: int32
             * @description Values in it.
             */
            count: number;
            /**
             * Format: double
             * @description The greatest.
             */
            max: number;
            /** Format: double */
            mean: number;
            /**
             * Format: double
             * @description The least.
             */
            min: number;
            /**
             * Format: double
             * @description Their sample standard deviation; `null` for one value.
             */
            standard_deviation?: number | null;
        };
        /** @description The block every answer on published figures carries. */
        SourceInfo: {
            /**
             * Format: int64
             * @description Seconds since then.
             */
            age_seconds?: number | null;
            /**
             * Format: date
             * @description The newest day in the figures.
             */
            as_of?: string | null;
            /**
             * Format: date-time
             * @description When they were fetched; `null` for the snapshot.
             */
            fetched_at?: string | null;
            /** @description The terms they come under. */
            licence: string;
            /** @description Where those terms stand. */
            licence_url: string;
            /** @description How fresh. */
            mode: components["schemas"]["SourceMode"];
            /** @description Who publishes them. */
            publisher: string;
            /** @description Whether they are older than they should be; always so for the snapshot. */
            stale: boolean;
            /** @description The address they come from. */
            url: string;
        };
        /** @description How every source of figures is doing. */
        SourceList: {
            sources: components["schemas"]["SourceStatus"][];
        };
        /**
         * @description How fresh figures are.
         * @enum {string}
         */
        SourceMode: "live" | "cached" | "snapshot";
        /** @description A feed's health, for the page about sources. */
        SourceStatus: {
            /**
             * Format: int32
             * @description Failures since the last success.
             */
            failures: number;
            /** @description Its name. */
            key: string;
            /**
             * Format: date-time
             * @description When the publisher was last asked.
             */
            last_attempt?: string | null;
            /** @description The last of them, in words. */
            last_error?: string | null;
            /**
             * Format: int64
             * @description How long that took.
             */
            latency_ms?: number | null;
            /** @description Whether the publisher is asked at all. */
            live_enabled: boolean;
            /**
             * Format: int64
             * @description Seconds until it may be asked again; `null` where it is never asked.
             */
            next_attempt_seconds?: number | null;
            /** @description Whether it is being asked right now. */
            refreshing: boolean;
            /** @description Rows held. */
            rows: number;
            /** @description Where the figures are from now. */
            source: components["schemas"]["SourceInfo"];
            /** @description What it holds. */
            title: string;
        };
        /** @description A report with where its figures are from. */
        Sourced_BondYieldsCompareReport: components["schemas"]["BondYieldsCompareReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_BondYieldsCurve: components["schemas"]["BondYieldsCurve"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_BondYieldsDefaultReport: components["schemas"]["BondYieldsDefaultReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_BondYieldsHistoryReport: components["schemas"]["BondYieldsHistoryReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_BondYieldsSpreadReport: components["schemas"]["BondYieldsSpreadReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_DataIntegrationCatalogue: components["schemas"]["DataIntegrationCatalogue"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_DataIntegrationDefaultReport: components["schemas"]["DataIntegrationDefaultReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_DataIntegrationReport: components["schemas"]["DataIntegrationReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_MortgageApiDefaultReport: components["schemas"]["MortgageApiDefaultReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_MortgageApiOffersReport: components["schemas"]["MortgageApiOffersReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /**
         * @description The mark before the decimals; the other one may part thousands.
         * @enum {string}
         */
        TableDecimalMark: "point" | "comma";
        /**
         * @description A zone of Natural Resources Canada's map, `0a` (coldest) to `9b`.
         *
         *     Counted in half zones: `4a` is 8, `4b` is 9.
         * @example 4a
         */
        Zone: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    article_extractor_extract_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleExtractorParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleExtractorReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is wrong, the page cannot be fetched (`fetch_failed`, `robots_disallowed`, `fetch_disabled`) or holds no article (`no_article`) */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    article_extractor_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleExtractorStatus"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bond_yields_compare: {
        parameters: {
            query?: {
                /** @description A day or a month; the newest without it. */
                date?: string;
                /** @description The day to compare with; a year before without it. */
                with?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_BondYieldsCompareReport"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bond_yields_curve: {
        parameters: {
            query?: {
                /** @description A day or a month; the newest without it. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_BondYieldsCurve"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bond_yields_fit_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BondYieldsFitParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BondYieldsFitReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bond_yields_fit_table_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BondYieldsOwnFitParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BondYieldsFitReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bond_yields_history: {
        parameters: {
            query?: {
                /** @description Short names separated by commas (`2y,10y`), or the Bank's ids; the bonds without it. */
                series?: string;
                /** @description First day or month. */
                from?: string;
                /** @description Last day or month. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_BondYieldsHistoryReport"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bond_yields_price_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BondYieldsPriceParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BondYieldsPriceReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bond_yields_spread: {
        parameters: {
            query?: {
                /** @description The series taken from, by short name or the Bank's id; ten years without it. */
                long?: "3m" | "6m" | "1y" | "2y" | "3y" | "5y" | "7y" | "10y" | "long" | "policy" | "corra" | "prime" | "mortgage_5y";
                /** @description The series taken away; two years without it. */
                short?: "3m" | "6m" | "1y" | "2y" | "3y" | "5y" | "7y" | "10y" | "long" | "policy" | "corra" | "prime" | "mortgage_5y";
                /** @description First day or month. */
                from?: string;
                /** @description Last day or month. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_BondYieldsSpreadReport"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    data_integration_cities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_DataIntegrationCatalogue"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    data_integration_plan: {
        parameters: {
            query: {
                /** @description A city by name or slug. */
                city: string;
                /** @description Crops by slug or name, separated by commas; `all` for every one. */
                crops?: string;
                /** @description The year of the calendar. */
                year?: number;
                /** @description Another city to move the garden to. */
                compare?: string;
                /** @description Side of the bed across the rows. */
                bed_width_m?: number;
                /** @description Side of the bed along the rows. */
                bed_length_m?: number;
                /** @description Your own last spring frost, `05-23`, instead of the table's. */
                last_frost?: string;
                /** @description Your own first fall frost, `09-15`, instead of the table's. */
                first_frost?: string;
                /** @description Your own crops, as a table in the columns of the template; added to the list. */
                crops_csv?: string;
                /** @description The mark before the decimals, where that table leaves open what `1,500` is. */
                decimal_mark?: components["schemas"]["TableDecimalMark"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_DataIntegrationReport"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    data_integration_plan_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataIntegrationParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_DataIntegrationReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    data_integration_plan_csv: {
        parameters: {
            query: {
                /** @description A city by name or slug. */
                city: string;
                /** @description Crops by slug or name, separated by commas; `all` for every one. */
                crops?: string;
                /** @description The year of the calendar. */
                year?: number;
                /** @description Another city to move the garden to. */
                compare?: string;
                /** @description Side of the bed across the rows. */
                bed_width_m?: number;
                /** @description Side of the bed along the rows. */
                bed_length_m?: number;
                /** @description Your own last spring frost, `05-23`, instead of the table's. */
                last_frost?: string;
                /** @description Your own first fall frost, `09-15`, instead of the table's. */
                first_frost?: string;
                /** @description Your own crops, as a table in the columns of the template; added to the list. */
                crops_csv?: string;
                /** @description The mark before the decimals, where that table leaves open what `1,500` is. */
                decimal_mark?: components["schemas"]["TableDecimalMark"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    data_integration_plan_csv_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataIntegrationParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    data_integration_plan_ics: {
        parameters: {
            query: {
                /** @description A city by name or slug. */
                city: string;
                /** @description Crops by slug or name, separated by commas; `all` for every one. */
                crops?: string;
                /** @description The year of the calendar. */
                year?: number;
                /** @description Another city to move the garden to. */
                compare?: string;
                /** @description Side of the bed across the rows. */
                bed_width_m?: number;
                /** @description Side of the bed along the rows. */
                bed_length_m?: number;
                /** @description Your own last spring frost, `05-23`, instead of the table's. */
                last_frost?: string;
                /** @description Your own first fall frost, `09-15`, instead of the table's. */
                first_frost?: string;
                /** @description Your own crops, as a table in the columns of the template; added to the list. */
                crops_csv?: string;
                /** @description The mark before the decimals, where that table leaves open what `1,500` is. */
                decimal_mark?: components["schemas"]["TableDecimalMark"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    data_integration_plan_ics_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataIntegrationParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    machine_learning_analyze_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineLearningArticle"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineLearningReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is wrong, the page cannot be fetched or holds no article */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    machine_learning_ask_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineLearningAskParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineLearningAnswerReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    machine_learning_compare_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineLearningCompareParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineLearningComparison"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is wrong (`a.text`), a page cannot be fetched or holds no article */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    machine_learning_samples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineLearningSampleList"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    machine_learning_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineLearningStatus"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    machine_learning_summarize_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineLearningSummarizeParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineLearningSummaryReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mortgage_api_offers: {
        parameters: {
            query: {
                /** @description Price of the home. */
                price: number;
                /** @description Cash the buyer brings towards the price. */
                down_payment: number;
                /** @description Years over which the loan is paid down. */
                amortization_years?: number;
                /** @description Length of the contracts compared; costs over different terms do not compare. */
                term_years?: number;
                /** @description How often it is paid. */
                frequency?: components["schemas"]["MortgageApiFrequency"];
                /** @description Where the home is. */
                province?: components["schemas"]["MortgageApiProvince"];
                /** @description Nobody on the title owned a home before. */
                first_time_buyer?: boolean;
                /** @description Nobody lived in it before. */
                new_build?: boolean;
                /** @description The day the title changes hands. */
                closing_date?: string;
                /** @description Only fixed or only variable rates. */
                type?: components["schemas"]["MortgageApiRateType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_MortgageApiOffersReport"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mortgage_api_offers_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MortgageApiOwnOffersParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_MortgageApiOffersReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mortgage_api_penalty_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MortgageApiPenaltyParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MortgageApiPenaltyReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mortgage_api_qualify_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MortgageApiQualifyParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MortgageApiQualifyReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mortgage_api_quote_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MortgageApiQuoteParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MortgageApiQuoteReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    real_time_analytics_detect_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealTimeAnalyticsDetectParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealTimeAnalyticsDetectReport"];
                };
            };
            /** @description The body is not valid JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    real_time_analytics_evaluation: {
        parameters: {
            query?: {
                /** @description Which weather and which faults; the page's own unless told otherwise. */
                seed?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealTimeAnalyticsEvaluation"];
                };
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    real_time_analytics_stations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealTimeAnalyticsStations"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    real_time_analytics_stream: {
        parameters: {
            query?: {
                /** @description How many times faster than the clock; asking for any makes the stream a replay of one's own. */
                speed?: number;
                /** @description Which weather; equal seeds, equal weather. */
                seed?: number;
                /** @description The first hour of the weather, RFC 3339; minutes are cut off. */
                start?: string;
                /** @description Where in the replay to begin, RFC 3339, within a week of `start`. */
                at?: string;
                /** @description What to break. */
                fault?: components["schemas"]["RealTimeAnalyticsFaultKind"];
                /** @description Where to break it. */
                station?: "calgary" | "charlottetown" | "churchill" | "dawson" | "edmonton" | "fredericton" | "halifax" | "inuvik" | "iqaluit" | "kamloops" | "london" | "montreal" | "ottawa" | "prince-albert" | "prince-george" | "prince-rupert" | "quebec-city" | "regina" | "resolute" | "saguenay-arvida" | "saguenay-bagotville" | "schefferville" | "sherbrooke" | "st-johns" | "sydney-cape-breton" | "the-pas" | "thunder-bay" | "toronto" | "uranium-city" | "vancouver" | "victoria" | "whitehorse" | "winnipeg" | "yarmouth" | "yellowknife";
                /** @description For how many hours of replayed time; 12 unless told otherwise. */
                hours?: number;
                /** @description By how many degrees a spike is off, not 0; 15 unless told otherwise. */
                size_c?: number;
                /** @description From which replayed time on it is broken, RFC 3339; `at` unless told otherwise. */
                fault_at?: string;
                /** @description The last event seen, for clients that cannot send `Last-Event-ID`; the header wins. */
                last_event_id?: string;
            };
            header?: {
                /** @description The last event seen; what came after it follows */
                "Last-Event-ID"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The replay of one's own was already over */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Some fields are missing or out of range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or too many streams open; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too busy; Retry-After says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/csp-report": string;
            };
        };
        responses: {
            /** @description The report was taken */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Larger than a browser's report */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_sources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceList"];
                };
            };
        };
    };
    contact_form_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactFormToken"];
                };
            };
        };
    };
    send_contact_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReceipt"];
                };
            };
            /** @description Some fields are not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description Too many messages; Retry-After says when */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description It could not be stored; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Something does not; the body says what */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
}
