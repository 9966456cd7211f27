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
    "/api/v1/automated-workflows/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A wish phrase by phrase, each with its reader: the grammar, and the AI endpoint for what it left, where one is configured. */
        post: operations["automated_workflows_read_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/automated-workflows/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A wish read phrase by phrase, and the synthetic listings that fit it: ranked, priced, explained. */
        post: operations["automated_workflows_search_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/automated-workflows/search/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The steps of a search as they are done (`text/event-stream`): `step` five times, then `end`.
         * @description A stream that broke is begun anew: it takes a few milliseconds.
         */
        get: operations["automated_workflows_search_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/automated-workflows/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which model may be asked about words the grammar left. */
        get: operations["automated_workflows_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/automated-workflows/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same of a table of your own listings. It is read, used and forgotten. */
        post: operations["automated_workflows_table_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/automated-workflows/vin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the US safety agency knows of a vehicle's number, once its check digit is right. */
        get: operations["automated_workflows_vin"];
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
    "/api/v1/cloud-infrastructure/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cheapest machines of three clouds that keep a promise, simulated; `source` is of Azure’s prices. A table is read, used and forgotten. */
        post: operations["cloud_infrastructure_plan_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cloud-infrastructure/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A set-up under traffic, failures and autoscaling, at most a million requests. */
        post: operations["cloud_infrastructure_simulate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer-segmentation/histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same of the orders of each customer, for more than a table holds. They are read, used and forgotten. */
        post: operations["customer_segmentation_histories_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer-segmentation/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bundled purchases in groups: how many, who they are, what to expect of them. */
        get: operations["customer_segmentation_sample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer-segmentation/segment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Your customers or transactions in groups. They are read, used and forgotten. */
        post: operations["customer_segmentation_segment_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer-segmentation/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same of a table of transactions. It is read, used and forgotten. */
        post: operations["customer_segmentation_table_post"];
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
    "/api/v1/energy-management/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A meter’s bill on each plan, without and with a battery. A table is read, used and forgotten. */
        post: operations["energy_management_bill_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/energy-management/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The best schedule of a battery for prices of one’s own, with proof. */
        post: operations["energy_management_dispatch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/energy-management/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The load of a day ahead with its interval, and how such forecasts have done. */
        post: operations["energy_management_forecast_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/energy-management/market": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a battery would have earned at a market’s prices, and whether that pays for it. */
        get: operations["energy_management_market"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investment-research/backtest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Weights held through the past, with rebalancing and costs. */
        post: operations["investment_research_backtest_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investment-research/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company’s annual figures, as filed and as restated. */
        get: operations["investment_research_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investment-research/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a series of prices earned and how it moved. */
        post: operations["investment_research_metrics_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investment-research/optimize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The best weights for returns, covariances and limits, or the limits in conflict. */
        post: operations["investment_research_optimize_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investment-research/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What holdings did, and what would be better within limits. */
        post: operations["investment_research_portfolio_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investment-research/symbol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company behind a symbol, and where its filings are. */
        get: operations["investment_research_symbol"];
        put?: never;
        post?: never;
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
    "/api/v1/predictive-maintenance/fleet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bundled machines: when each fails, how far that can be trusted, and when to act. */
        get: operations["predictive_maintenance_fleet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/predictive-maintenance/predict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same for machines of two tables. They are read, learnt from and forgotten. */
        post: operations["predictive_maintenance_predict_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/predictive-maintenance/predict/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, told as it goes. */
        post: operations["predictive_maintenance_predict_job_post"];
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
    "/api/v1/real-time-analytics/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The past events to replay, with their stations and where the figures come from. */
        get: operations["real_time_analytics_events"];
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
    "/api/v1/short-squeeze/fails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stock’s fails to deliver in the newest half month published, or in the bundled past. */
        get: operations["short_squeeze_fails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/short-squeeze/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** GameStop or AMC on a day of the past, with only what was public by then. */
        get: operations["short_squeeze_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/short-squeeze/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every stock of a universe scored, with what each condition adds. */
        post: operations["short_squeeze_score_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/short-squeeze/score-table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same from a table. It is read, used and forgotten. */
        post: operations["short_squeeze_score_table_post"];
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
    "/api/v1/supply-chain/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How much to order, how much to keep, and how many of what sells once. */
        post: operations["supply_chain_inventory_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supply-chain/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sites that cost least for costs of one’s own, with proof. */
        post: operations["supply_chain_locate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supply-chain/locate/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same until the proof is there, for a minute of work at the most, told as it goes. */
        post: operations["supply_chain_locate_job_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supply-chain/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Warehouses in Canadian cities: which, what they cost, and what would change it. */
        get: operations["supply_chain_network"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supply-chain/network-table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as the network for places of a table. It is read, used and forgotten. */
        post: operations["supply_chain_network_table_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supply-chain/network-table/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same with more work allowed, told as it goes; after a minute of work the best so far is the report. */
        post: operations["supply_chain_network_table_job_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supply-chain/placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What warehouses in cities of one’s own choice cost, and whom each serves. */
        get: operations["supply_chain_placed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trade-data/advantage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What Canada exported more of than the world, 1998 to 2000. */
        get: operations["trade_data_advantage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trade-data/intra-industry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of each chapter goes both ways. */
        get: operations["trade_data_intra_industry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trade-data/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customs figures held against the balance of payments. */
        get: operations["trade_data_reconcile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trade-data/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partners or products by month, quarter or year. */
        get: operations["trade_data_series"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trade-data/shock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exports after a tariff, with every assumption moved in turn. */
        post: operations["trade_data_shock_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trade-data/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who or what made a total, and what each added to its growth. */
        get: operations["trade_data_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trade-data/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same of a table of one’s own. It is read, used and forgotten. */
        post: operations["trade_data_table_post"];
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
        /**
         * Takes a message. Answered 200 only when the message is on disk.
         * @description The site's own page may also post it as a plain form; the answer is then a page.
         */
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
            /** @description Who wrote it: names without "By" and roles, joined by commas. */
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
            /** @description The day it was published, such as 2026-05-29, as the page writes it: no time and no zone. */
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
        /**
         * @description The shape of a car.
         * @enum {string}
         */
        AutomatedWorkflowsBody: "suv" | "sedan" | "hatchback" | "wagon" | "pickup" | "minivan" | "coupe" | "convertible";
        /**
         * @description The paint.
         * @enum {string}
         */
        AutomatedWorkflowsColour: "white" | "black" | "grey" | "silver" | "blue" | "red" | "green" | "brown" | "orange" | "yellow";
        /** @description A listing beside which a price is held. */
        AutomatedWorkflowsComparable: {
            id: string;
            /** Format: double */
            km: number;
            make: string;
            model: string;
            /** Format: double */
            price: number;
            /** Format: int32 */
            year: number;
        };
        /** @description Five years with a car, in dollars. Insurance, repairs, tires and interest are not in it. */
        AutomatedWorkflowsCost: {
            /** @description What the car loses of its asking price. */
            depreciation: components["schemas"]["Money"];
            fuel?: components["schemas"]["Money"] | null;
            /** @description What the car may be sold for then. */
            resale: components["schemas"]["Money"];
            /** @description Sales tax of the buyer's province, by who sells. */
            tax: components["schemas"]["Money"];
            /**
             * Format: double
             * @description Of the tax, in percent.
             */
            tax_pct: number;
        };
        /** @description A vehicle's number, checked, and what the agency knows of it. */
        AutomatedWorkflowsDecoded: {
            note: string;
            publisher: string;
            vehicle?: components["schemas"]["AutomatedWorkflowsVehicle"] | null;
            /** @description As it was checked: its ninth sign fits the others. */
            vin: string;
        };
        /** @description What the page shows before anyone touches a control. */
        AutomatedWorkflowsDefaultReport: {
            report: components["schemas"]["AutomatedWorkflowsReport"];
        };
        /**
         * @description The wheels that are driven.
         * @enum {string}
         */
        AutomatedWorkflowsDrive: "awd" | "fwd" | "rwd";
        /** @description What a step left out. */
        AutomatedWorkflowsDrop: {
            /** Format: int32 */
            count: number;
            field?: components["schemas"]["AutomatedWorkflowsField"] | null;
            /** @description The words in the way. */
            text: string;
        };
        /** @description Event `end`: the workflow is over. */
        AutomatedWorkflowsEnded: {
            /**
             * Format: date-time
             * @description The server's clock when it was written.
             */
            emitted_at: string;
            /**
             * Format: int32
             * @description Cars that fit every wish.
             */
            fits: number;
            /** @description Why it ended before the last step; `null` where it did not. */
            problem?: string | null;
        };
        /** @description An event of the stream. */
        AutomatedWorkflowsEvent: {
            /** @description A step as JSON, or at the end what came of it. */
            data: string;
            /** @description `step` or `end`. */
            event: string;
            /** @description From 1. */
            id: string;
        };
        /**
         * @description What a phrase speaks of.
         * @enum {string}
         */
        AutomatedWorkflowsField: "make" | "model" | "body" | "drive" | "fuel" | "transmission" | "colour" | "seats" | "year" | "km" | "price" | "place" | "quality" | "consumption";
        /**
         * @description What a car runs on.
         * @enum {string}
         */
        AutomatedWorkflowsFuel: "gasoline" | "diesel" | "hybrid" | "electric" | "plug_in_hybrid";
        /** @description A car that fits. */
        AutomatedWorkflowsListed: {
            body?: components["schemas"]["AutomatedWorkflowsBody"] | null;
            city?: string | null;
            colour?: components["schemas"]["AutomatedWorkflowsColour"] | null;
            /** @description Cars of the same model, nearest first; of the first five cars. */
            comparables: components["schemas"]["AutomatedWorkflowsComparable"][];
            cost: components["schemas"]["AutomatedWorkflowsCost"];
            drive?: components["schemas"]["AutomatedWorkflowsDrive"] | null;
            /**
             * Format: double
             * @description What cars like it ask, by a model that has not seen this one; `null` where too few are known.
             */
            fair_price?: number | null;
            /** @description Depreciation, tax and fuel of five years. */
            five_year_cost: components["schemas"]["Money"];
            fuel?: components["schemas"]["AutomatedWorkflowsFuel"] | null;
            has_accident?: boolean | null;
            /** Format: double */
            high?: number | null;
            id: string;
            /** Format: double */
            km: number;
            /** Format: double */
            low?: number | null;
            make: string;
            model: string;
            /** Format: int32 */
            owners?: number | null;
            /**
             * Format: double
             * @description Litres, or kilowatt hours of an electric car.
             */
            per_100km?: number | null;
            points: components["schemas"]["AutomatedWorkflowsScore"];
            /**
             * Format: double
             * @description What is asked.
             */
            price: number;
            province?: components["schemas"]["AutomatedWorkflowsProvince"] | null;
            /** @description The rating of model year 2023 that stands for the car, as Natural Resources Canada names it. */
            rated_as?: string | null;
            reasons: string[];
            /**
             * Format: double
             * @description From 0 to 100.
             */
            score: number;
            /** Format: int32 */
            seats?: number | null;
            seller?: components["schemas"]["AutomatedWorkflowsSeller"] | null;
            transmission?: components["schemas"]["AutomatedWorkflowsTransmission"] | null;
            /** Format: int32 */
            year: number;
        };
        /**
         * @description How a car is compared with the value.
         * @enum {string}
         */
        AutomatedWorkflowsOp: "is" | "is_not" | "at_most" | "at_least" | "about" | "like" | "near" | "not_near";
        /** @description Two wishes that no car fits together with the rest. */
        AutomatedWorkflowsPair: {
            texts: string[];
            /**
             * Format: int32
             * @description Cars that fit once both are gone.
             */
            without: number;
        };
        /** @description How far the model misses listings it has not seen. */
        AutomatedWorkflowsPriceError: {
            /** Format: int32 */
            columns: number;
            /** Format: int32 */
            folds: number;
            /** Format: int32 */
            listings: number;
            /**
             * Format: double
             * @description The mean miss in dollars.
             */
            mean_miss: number;
            /**
             * Format: double
             * @description Half of the listings are missed by less, in percent.
             */
            median_miss_pct: number;
            /**
             * Format: double
             * @description Of the logarithm of the price.
             */
            r_squared: number;
        };
        /**
         * @description A province or territory.
         * @enum {string}
         */
        AutomatedWorkflowsProvince: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
        /** @description A wish as both readers have it. */
        AutomatedWorkflowsRead: {
            /** @description The model, where one has added a reading. */
            model?: string | null;
            not_understood: string[];
            /** @description Why none has, where none has. */
            note?: string | null;
            /** @description In the order of the words. */
            read_as: components["schemas"]["AutomatedWorkflowsReadBy"][];
            /** @description Phrases that ask for nothing. */
            waived: string[];
            wish: string;
        };
        /** @description A reading and whose it is. */
        AutomatedWorkflowsReadBy: components["schemas"]["AutomatedWorkflowsReading"] & {
            reader: components["schemas"]["AutomatedWorkflowsReader"];
        };
        /** @description A wish to read, as sent. */
        AutomatedWorkflowsReadParams: {
            /**
             * @description What is wanted, in plain words.
             * @default
             */
            wish?: string;
        };
        /**
         * @description Who read a phrase.
         * @enum {string}
         */
        AutomatedWorkflowsReader: "grammar" | "model";
        /** @description A phrase and what it was taken for. */
        AutomatedWorkflowsReading: {
            /**
             * Format: int32
             * @description Where they end.
             */
            end: number;
            field: components["schemas"]["AutomatedWorkflowsField"];
            op: components["schemas"]["AutomatedWorkflowsOp"];
            /**
             * Format: int32
             * @description Where the words begin in the wish, in characters.
             */
            start: number;
            /** @description The words of the wish. */
            text: string;
            value: components["schemas"]["AutomatedWorkflowsValue"];
            /**
             * Format: double
             * @description How far a place may be, in kilometres; `null` for all else.
             */
            within_km?: number | null;
        };
        AutomatedWorkflowsReport: {
            /**
             * Format: int32
             * @description Of those, how many ask less than their fair range; `null` where no price is expected.
             */
            below_range?: number | null;
            /** @description The place in `wishes` of the one that costs most cars; `null` where none costs any. */
            costliest?: number | null;
            /**
             * Format: int32
             * @description Cars that fit every wish.
             */
            fits: number;
            /** Format: double */
            fuel_price: number;
            /** Format: double */
            km_per_year: number;
            /** @description The best cars that fit, best first. */
            listings: components["schemas"]["AutomatedWorkflowsListed"][];
            /** @description Phrases of the wish that say nothing we know. */
            not_understood: string[];
            /** @description The same in a sentence, for every view and export. */
            note: string;
            pair?: components["schemas"]["AutomatedWorkflowsPair"] | null;
            /** Format: double */
            power_price: number;
            price_error?: components["schemas"]["AutomatedWorkflowsPriceError"] | null;
            province?: components["schemas"]["AutomatedWorkflowsProvince"] | null;
            /** @description What each phrase was taken for, or the wishes that were sent. */
            read_as: components["schemas"]["AutomatedWorkflowsReading"][];
            saving?: components["schemas"]["AutomatedWorkflowsSaving"] | null;
            /** @description The workflow in its order: parse, filter, price, score, explain. */
            steps: components["schemas"]["AutomatedWorkflowsStep"][];
            /** @description Whether the cars are made up. */
            synthetic: boolean;
            /**
             * Format: int32
             * @description Cars looked at.
             */
            total: number;
            validation?: components["schemas"]["AutomatedWorkflowsValidation"] | null;
            /** @description Phrases that ask for nothing: "doesn't have to be AWD". */
            waived: string[];
            wish: string;
            /** @description What each wish costs, in their order. */
            wishes: components["schemas"]["AutomatedWorkflowsWishCost"][];
        };
        /** @description Fuel of five years, of two cars. */
        AutomatedWorkflowsSaving: {
            /** @description The other as the rating names it, with its make. */
            against: string;
            /** Format: double */
            against_per_100km: number;
            /** @description Dollars less in five years. */
            amount: components["schemas"]["Money"];
            /** Format: double */
            own_per_100km: number;
        };
        /** @description A score and what it is made of. */
        AutomatedWorkflowsScore: {
            /**
             * Format: double
             * @description Five years' cost among the cars that fit: all for the least.
             */
            cost: number;
            /**
             * Format: double
             * @description The asking price against the fair one: half at the fair price, all at 20 % less.
             */
            price: number;
            /**
             * Format: double
             * @description Age and kilometres among the cars that fit.
             */
            wear: number;
            /**
             * Format: double
             * @description What is weighed of the wish; half where nothing is.
             */
            wishes: number;
        };
        /** @description A search as sent. */
        AutomatedWorkflowsSearch: {
            /**
             * Format: double
             * @description Dollars a litre of fuel.
             * @default 1.55
             */
            fuel_price?: number;
            /**
             * Format: double
             * @description Kilometres driven a year.
             * @default 15000
             */
            km_per_year?: number;
            /**
             * Format: int32
             * @description How many cars are listed.
             * @default 20
             */
            limit?: number;
            /**
             * Format: double
             * @description Dollars a kilowatt hour of electricity.
             * @default 0.15
             */
            power_price?: number;
            /** @default null */
            province?: components["schemas"]["AutomatedWorkflowsProvince"] | null;
            /**
             * @description What is wanted, in English or common French words.
             * @default
             */
            wish?: string;
            /**
             * @description In place of what the wish would be read as: `read_as` of an answer, changed, with some struck or added.
             * @default null
             */
            wishes?: components["schemas"]["AutomatedWorkflowsWish"][] | null;
        };
        /**
         * @description Who sells.
         * @enum {string}
         */
        AutomatedWorkflowsSeller: "dealer" | "private";
        /** @description What this installation can do. */
        AutomatedWorkflowsStatus: {
            /** @description The model that may be asked about words the grammar left; absent where none is configured. */
            ai_model?: string | null;
        };
        /** @description What a step did. */
        AutomatedWorkflowsStep: {
            /**
             * Format: int32
             * @description What came out: phrases of parse, cars of all others.
             */
            count: number;
            /** @description What was left out on the way, and why. */
            dropped: components["schemas"]["AutomatedWorkflowsDrop"][];
            /**
             * Format: double
             * @description How long it took; `null` where nobody looked at a clock.
             */
            ms?: number | null;
            name: components["schemas"]["AutomatedWorkflowsStepName"];
            /** @description What it did, in a sentence. */
            note: string;
            /** Format: int32 */
            rows_in: number;
            /** Format: int32 */
            rows_out: number;
        };
        /** @description Event `step`: what a step did. Its id is its place, from 1. */
        AutomatedWorkflowsStepMessage: components["schemas"]["AutomatedWorkflowsStep"] & {
            /**
             * Format: date-time
             * @description The server's clock when it was written.
             */
            emitted_at: string;
        };
        /**
         * @description A step of the workflow.
         * @enum {string}
         */
        AutomatedWorkflowsStepName: "parse" | "filter" | "price" | "score" | "explain";
        /** @description A table and what is asked of it, as sent. */
        AutomatedWorkflowsTableSearch: {
            /**
             * @description A header line and a row a car: `make`, `model`, `year`, `km` and `price`; if there are any, `body`, `drive`,
             *     `fuel`, `transmission`, `colour`, `seats`, `city`, `province`, `seller`, `owners` and `id`.
             * @default
             */
            csv?: string;
            /** @default null */
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * Format: double
             * @description Dollars a litre of fuel.
             * @default 1.55
             */
            fuel_price?: number;
            /**
             * Format: double
             * @description Kilometres driven a year.
             * @default 15000
             */
            km_per_year?: number;
            /**
             * Format: int32
             * @description How many cars are listed.
             * @default 20
             */
            limit?: number;
            /**
             * Format: double
             * @description Dollars a kilowatt hour of electricity.
             * @default 0.15
             */
            power_price?: number;
            /** @default null */
            province?: components["schemas"]["AutomatedWorkflowsProvince"] | null;
            /**
             * @description What is wanted, in English or common French words.
             * @default
             */
            wish?: string;
            /**
             * @description In place of what the wish would be read as.
             * @default null
             */
            wishes?: components["schemas"]["AutomatedWorkflowsWish"][] | null;
        };
        /**
         * @description Who shifts.
         * @enum {string}
         */
        AutomatedWorkflowsTransmission: "automatic" | "manual";
        /** @description The interval held against listings that had no part in it. */
        AutomatedWorkflowsValidation: {
            /**
             * Format: int32
             * @description Listings the model and its interval were made of.
             */
            fitted_on: number;
            /**
             * Format: int32
             * @description Listings held out.
             */
            held_out: number;
            /**
             * Format: double
             * @description How many of those held out ask a price within their interval.
             */
            kept_pct: number;
            /** Format: double */
            promised_pct: number;
            /**
             * Format: double
             * @description The median width of the interval, as a share of the fair price.
             */
            width_pct: number;
        };
        /** @description A name or a number. */
        AutomatedWorkflowsValue: number | string;
        /** @description What is known of a vehicle; `null` where nothing is. */
        AutomatedWorkflowsVehicle: {
            body?: string | null;
            /** Format: int32 */
            cylinders?: number | null;
            /** Format: double */
            displacement_l?: number | null;
            drive?: string | null;
            fuel?: string | null;
            make?: string | null;
            model?: string | null;
            plant_country?: string | null;
            /** @description The agency's remarks on the number. */
            problem?: string | null;
            trim?: string | null;
            /** Format: int32 */
            year?: number | null;
        };
        /** @description A wish as sent: one of the answer's `read_as`, changed or not. */
        AutomatedWorkflowsWish: {
            /**
             * Format: int32
             * @description As `read_as` has it; not looked at.
             */
            end?: number;
            field: components["schemas"]["AutomatedWorkflowsField"];
            op: components["schemas"]["AutomatedWorkflowsOp"];
            /**
             * Format: int32
             * @description As `read_as` has it; not looked at.
             */
            start?: number;
            /** @description The words it came from; may be left out. */
            text?: string;
            value: components["schemas"]["AutomatedWorkflowsValue"];
            /**
             * Format: double
             * @description How far a place may be, in kilometres.
             */
            within_km?: number | null;
        };
        /** @description What a wish costs. */
        AutomatedWorkflowsWishCost: {
            /**
             * Format: int32
             * @description Cars that fit this wish alone.
             */
            alone: number;
            /**
             * Format: int32
             * @description Cars that it takes away from those.
             */
            costs: number;
            field: components["schemas"]["AutomatedWorkflowsField"];
            /**
             * Format: double
             * @description The nearest number at which a car fits all wishes, where a number is in the way.
             */
            nearest?: number | null;
            /** @description Places in `read_as`. */
            readings: number[];
            /** @description Its words. */
            text: string;
            /**
             * Format: int32
             * @description Cars that fit all the others.
             */
            without: number;
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
        /**
         * @description How interest accrues between coupons, and how time counts in the last period.
         * @enum {string}
         */
        BondYieldsConvention: "canadian" | "actual_actual";
        BondYieldsCurve: {
            /**
             * Format: date
             * @description The day of the last observation on or before the day asked; where its month has none so early, of the month's first.
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
             * @description The same with semi-annual compounding, so that bills and bonds compare.
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
            /**
             * @description Keep the level and the short end positive, at the cost of a looser fit.
             * @default false
             */
            economic?: boolean;
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
            /** @description Why the curve must not be read beyond its points; `null` where its ends make sense. */
            beyond_points?: string | null;
            /**
             * Format: double
             * @description How well determined the coefficients are; above a million they should not be read one by one.
             */
            condition_number: number;
            /** @description Whether both ends were kept positive. */
            economic: boolean;
            /**
             * Format: double
             * @description What that costs: the fit's root mean square less the free fit's, in basis points; `null` for a free fit.
             */
            economic_cost_bp?: number | null;
            /** @description The points with the curve at them. */
            fitted: components["schemas"]["BondYieldsFittedPoint"][];
            /** @description Named forward rates within the maturities sent. */
            forward_rates: components["schemas"]["BondYieldsForwardRate"][];
            /** @description The forward curve from the shortest to the longest maturity. */
            forwards: components["schemas"]["BondYieldsForward"][];
            /**
             * Format: double
             * @description Where the curve goes for ever longer maturities, in per cent.
             */
            level_pct: number;
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
            /**
             * Format: double
             * @description The yield at no maturity at all, in per cent.
             */
            short_end_pct: number;
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
             * @description Its own day; bundled month-ends carry the month's last weekday.
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
            /**
             * @description Keep the level and the short end positive, at the cost of a looser fit.
             * @default false
             */
            economic?: boolean;
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
             * @description How interest accrues.
             * @default canadian
             */
            convention?: components["schemas"]["BondYieldsConvention"];
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
             * @description Yield to maturity in per cent, semi-annual.
             */
            yield_pct?: number | null;
        };
        /** @description A bond's price and how it moves. */
        BondYieldsPriceReport: {
            /**
             * Format: int32
             * @description Days since the last coupon.
             */
            accrued_days: number;
            /**
             * Format: double
             * @description Interest earned since the last coupon, by the convention.
             */
            accrued_interest: number;
            /** @description Soonest first. */
            cash_flows: components["schemas"]["BondYieldsCashFlow"][];
            /**
             * Format: double
             * @description Price without accrued interest, per 100.
             */
            clean_price: number;
            convention: components["schemas"]["BondYieldsConvention"];
            /** @description The convention in words. */
            convention_rule: string;
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
        /**
         * @description Machines are added so that their cores are busy to a share: `ceil(machines × busy / target)`, and no change within a
         *     tenth of the target. At most one goes at a look.
         */
        CloudInfrastructureAutoscale: {
            /**
             * Format: double
             * @description Between two looks.
             */
            check_seconds: number;
            /**
             * Format: int32
             * @description No fewer than `machines`.
             */
            max_machines: number;
            /**
             * Format: double
             * @description Until a machine that was ordered works.
             */
            start_seconds: number;
            /**
             * Format: double
             * @description Of the cores, in percent.
             */
            target_utilisation_pct: number;
        };
        /** @description The share that may fail, and what of it is used. */
        CloudInfrastructureBudget: {
            /**
             * Format: double
             * @description Requests that may be lost waiting.
             */
            allowed: number;
            /**
             * Format: int32
             * @description Those that were, without those lost with a machine.
             */
            lost: number;
            /**
             * Format: double
             * @description Above 100 the promise is broken.
             */
            used_pct: number;
        };
        /** @description A set-up that keeps the promise. */
        CloudInfrastructureCandidate: {
            /** Format: double */
            availability_pct: number;
            carbon: components["schemas"]["CloudInfrastructureCarbon"];
            carrying_cad: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description So many of them carry the load; the others are there to be lost.
             */
            carrying_machines: number;
            cloud: components["schemas"]["CloudInfrastructureCloud"];
            /**
             * Format: double
             * @description Of the month, on average, in which the promise does not hold.
             */
            down_minutes: number;
            fewer?: components["schemas"]["CloudInfrastructureFewer"] | null;
            machine: string;
            /** Format: int32 */
            machines: number;
            /** Format: double */
            memory_gib: number;
            monthly_cad: components["schemas"]["Money"];
            /**
             * Format: double
             * @description With the machines that may be lost gone.
             */
            p99_lost_ms: number;
            /** Format: double */
            p99_ms: number;
            processor: components["schemas"]["CloudInfrastructureProcessor"];
            province: components["schemas"]["CloudInfrastructureProvince"];
            region: string;
            spare_cad: components["schemas"]["Money"];
            /** Format: double */
            usd_per_hour: number;
            /**
             * Format: double
             * @description Of the cores at the peak, all machines up.
             */
            utilisation_pct: number;
            /**
             * Format: int32
             * @description Of one machine.
             */
            vcpus: number;
        };
        /** @description Of a month, the machines loaded as at the peak: more than they will use. */
        CloudInfrastructureCarbon: {
            /**
             * Format: double
             * @description Grams of CO2 equivalent.
             */
            grams: number;
            /** Format: double */
            kwh: number;
        };
        /** @description A set-up that costs less and does not do. */
        CloudInfrastructureCheaper: components["schemas"]["CloudInfrastructureFewer"] & {
            cloud: components["schemas"]["CloudInfrastructureCloud"];
            machine: string;
            region: string;
            /** Format: int32 */
            vcpus: number;
        };
        /**
         * @description Whose machines they are.
         * @enum {string}
         */
        CloudInfrastructureCloud: "aws" | "azure" | "google";
        /** @description What a cloud offers. */
        CloudInfrastructureCloudPlan: {
            best: components["schemas"]["CloudInfrastructureCandidate"];
            cloud: components["schemas"]["CloudInfrastructureCloud"];
            /** @description Machines that fit, by region. */
            considered: number;
            /** @description The next ones by price, each of another machine. */
            next: components["schemas"]["CloudInfrastructureCandidate"][];
        };
        /** @description The formula and the simulation of so many cores. */
        CloudInfrastructureCoreCount: {
            /** Format: int32 */
            cores: number;
            /** Format: double */
            high_ms?: number | null;
            /**
             * Format: double
             * @description Where the true value is, with 95 % confidence.
             */
            low_ms?: number | null;
            /** Format: double */
            p99_ms: number;
            /**
             * Format: double
             * @description `null` where the queue is too near its limit to settle in what is simulated.
             */
            simulated_p99_ms?: number | null;
        };
        /** @description What the page shows before anyone touches a control. */
        CloudInfrastructureDefaultReport: {
            params: components["schemas"]["CloudInfrastructurePlanParams"];
            plan: components["schemas"]["CloudInfrastructurePlanReport"];
            setup: components["schemas"]["CloudInfrastructureSimulateReport"];
            setup_params: components["schemas"]["CloudInfrastructureSimulateParams"];
        };
        /** @description Why machines of a list are not offered, counted by size. */
        CloudInfrastructureDropped: {
            /** @description A size of the series differs by more than a quarter between regions, or a vCPU of it from the series' middle. */
            contradictory: number;
            /** @description The name does not tell the cores. */
            cores_unknown: number;
            memory_unknown: number;
            /** @description Its price buys a part of its cores: burstable and flexible machines. */
            shared_cores: number;
        };
        /** @description What happens in the trial. */
        CloudInfrastructureEvent: {
            /** Format: double */
            at_seconds: number;
            kind: components["schemas"]["CloudInfrastructureEventKind"];
            /**
             * Format: double
             * @description When it is over; `null` where it lasts.
             */
            until_seconds?: number | null;
        };
        /** @enum {string} */
        CloudInfrastructureEventKind: "failure" | "surge";
        /** @description Canadian dollars for one of the United States. */
        CloudInfrastructureExchange: {
            /** Format: double */
            cad_per_usd: number;
            day: string;
            publisher: string;
        };
        /** @description Machines that are lost at once. */
        CloudInfrastructureFailure: {
            /**
             * Format: double
             * @description Seconds after the start.
             */
            at_seconds: number;
            /**
             * Format: int32
             * @description What they are working on is lost with them, and in no promise.
             */
            machines: number;
            /**
             * Format: double
             * @description Seconds until as many are back; without it they are not. With autoscaling the rule replaces them.
             */
            repair_seconds?: number | null;
        };
        /** @description A number of machines that does not do. */
        CloudInfrastructureFewer: {
            /**
             * Format: double
             * @description Share of the time the promise holds.
             */
            availability_pct: number;
            /** Format: int32 */
            machines: number;
            monthly_cad: components["schemas"]["Money"];
            /**
             * Format: double
             * @description With the machines that may be lost gone.
             */
            p99_lost_ms?: number | null;
            /**
             * Format: double
             * @description With all of them up; `null` where the queue only grows.
             */
            p99_ms?: number | null;
            reason: components["schemas"]["CloudInfrastructureReason"];
        };
        /** @description What the formula of Erlang says of a steady queue. */
        CloudInfrastructureFormula: {
            /** Format: double */
            mean_wait_ms: number;
            /** Format: double */
            p99_ms: number;
            /** Format: double */
            wait_chance: number;
        };
        /** @description What electricity emits. */
        CloudInfrastructureGrid: {
            /**
             * Format: double
             * @description Of CO2 equivalent, 2019 (Environment and Climate Change Canada).
             */
            grams_per_kwh: number;
            province: components["schemas"]["CloudInfrastructureProvince"];
        };
        /** @description What a table of one's own shows beside the plan. */
        CloudInfrastructureOwnMinutes: {
            /**
             * Format: double
             * @description Machine-hours where every minute had just the machines it needs, as a share of those of the plan.
             */
            elastic_pct: number;
            minutes: number;
            /** @description The fullest minute, as a row from 0. */
            peak_minute: number;
            /** Format: int64 */
            requests: number;
            /** @description Rows that are simulated, from 0: those around the peak where all are too many. */
            simulated_from: number;
            simulated_to: number;
        };
        /** @description A workload and what is promised, as sent. */
        CloudInfrastructurePlanParams: {
            /**
             * Format: double
             * @description Share of the time the promise must hold, whatever machines are down.
             * @default 99.9
             */
            availability_pct?: number;
            /**
             * Format: double
             * @description Between two looks of the autoscaling.
             * @default 30
             */
            check_seconds?: number;
            /**
             * @description Traffic of one's own in place of `requests_per_second` and `surge`: a header line and a row a minute, `minute`
             *     (whole numbers, one after the other) and `requests`. The peak is its fullest minute.
             * @default
             */
            csv?: string;
            /** @default null */
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * Format: double
             * @description Out to the internet a month. It has no price in the tables, and is told as not priced.
             * @default 200
             */
            egress_gb?: number;
            /**
             * Format: int32
             * @description So many machines may be lost and the promise still holds.
             * @default 1
             */
            lost_machines?: number;
            /**
             * Format: double
             * @description Share of the time one machine is up, independent of the others: an assumption.
             * @default 99.5
             */
            machine_availability_pct?: number;
            /**
             * Format: int32
             * @description Of autoscaling, never fewer than planned; without it as many as would be ready from the start.
             * @default null
             */
            max_machines?: number | null;
            /**
             * Format: double
             * @description Of a machine, at least.
             * @default 16
             */
            memory_gib?: number;
            /** @default null */
            processor?: components["schemas"]["CloudInfrastructureProcessor"] | null;
            /**
             * Format: double
             * @description 99 of 100 requests are answered within this; above 4.605 times `service_ms`, which the work alone takes. What a
             *     machine works on when it fails is lost with it, and not promised.
             * @default 250
             */
            promise_ms?: number;
            /** @default null */
            province?: components["schemas"]["CloudInfrastructureProvince"] | null;
            /**
             * Format: double
             * @description At the peak. Times `service_ms` and `surge` at most 2,000 cores' worth of work.
             * @default 300
             */
            requests_per_second?: number;
            /**
             * Format: int64
             * @default 1
             */
            seed?: number;
            /**
             * Format: double
             * @description Work of a request, on average; exponential.
             * @default 40
             */
            service_ms?: number;
            /**
             * Format: double
             * @description Until a machine that autoscaling ordered works.
             * @default 120
             */
            start_seconds?: number;
            /**
             * Format: double
             * @description Traffic becomes so many times the peak at once; autoscaling answers.
             * @default 1
             */
            surge?: number;
            /**
             * Format: double
             * @description Share of the cores that autoscaling keeps busy; without it as many as are at the peak.
             * @default null
             */
            target_utilisation_pct?: number | null;
            /**
             * Format: double
             * @description In the simulation who has waited longer is lost.
             * @default 10000
             */
            timeout_ms?: number;
            /**
             * Format: int32
             * @description Of a machine, exactly; any size without it.
             * @default null
             */
            vcpus?: number | null;
        };
        /** @description What would do, what it costs, and how it does. */
        CloudInfrastructurePlanReport: {
            /**
             * Format: double
             * @description Minutes of a month in which the promise may be broken.
             */
            budget_minutes: number;
            /** @description The formula and the simulation by number of cores. */
            by_cores: components["schemas"]["CloudInfrastructureCoreCount"][];
            /** @description Set-ups that would cost less than the cheapest, and why each does not do: up to twelve, those with most cores first. */
            cheaper: components["schemas"]["CloudInfrastructureCheaper"][];
            /** @description The cheapest set-up of each cloud, cheapest first; clouds without a fitting machine are not in it. */
            clouds: components["schemas"]["CloudInfrastructureCloudPlan"][];
            /**
             * Format: double
             * @description Told, but in no sum: the tables have no price for it.
             */
            egress_gb: number;
            exchange: components["schemas"]["CloudInfrastructureExchange"];
            grids: components["schemas"]["CloudInfrastructureGrid"][];
            lists: components["schemas"]["CloudInfrastructurePriceList"][];
            /**
             * Format: double
             * @description Cores' worth of work at the peak.
             */
            load_cores: number;
            /**
             * Format: int32
             * @description Fewest cores that keep the promise with all of them up.
             */
            needed_cores: number;
            own?: components["schemas"]["CloudInfrastructureOwnMinutes"] | null;
            /** Format: double */
            requests_per_second: number;
            surge?: components["schemas"]["CloudInfrastructureSurge"] | null;
            trial: components["schemas"]["CloudInfrastructureTrial"];
            /**
             * Format: double
             * @description What the work alone takes for the slowest of 100 requests.
             */
            work_p99_ms: number;
        };
        /** @description What a cloud's list gave. */
        CloudInfrastructurePriceList: {
            /** @description The day of the prices, or the year where no more is known. */
            as_of: string;
            cloud: components["schemas"]["CloudInfrastructureCloud"];
            /** @description Series whose prices contradict each other, by name. */
            contradictory_series: string[];
            dropped: components["schemas"]["CloudInfrastructureDropped"];
            /** @description Sizes that can be compared. */
            offered: number;
            /** @description Sizes in the table. */
            sizes: number;
        };
        /**
         * @description What a program must be built for.
         * @enum {string}
         */
        CloudInfrastructureProcessor: "arm" | "x86";
        /**
         * @description Where the machines stand.
         * @enum {string}
         */
        CloudInfrastructureProvince: "ontario" | "quebec";
        /**
         * @description Why a number of machines does not do.
         * @enum {string}
         */
        CloudInfrastructureReason: "queue_grows" | "too_slow" | "too_rarely_up";
        /** @description A set-up under the traffic of the trial. */
        CloudInfrastructureRun: {
            /** @description Stretches in which more than one of 100 was late or lost, without those lost with their machine. */
            broken_steps: number;
            /** @description Of these hours, at the list price. */
            cost_cad: components["schemas"]["Money"];
            kind: components["schemas"]["CloudInfrastructureRunKind"];
            /** Format: int32 */
            late: number;
            /** Format: int32 */
            lost: number;
            /**
             * Format: int32
             * @description Of the lost those that a machine was working on when it failed. The promise leaves them out: of long work they
             *     are more than one of 100 in any stretch, whatever the number of machines left. `simulate` leaves them out alike.
             */
            lost_with_machine: number;
            /**
             * Format: double
             * @description Paid for, those that start included.
             */
            machine_hours: number;
            /**
             * Format: int32
             * @description At the start.
             */
            machines: number;
            /**
             * Format: double
             * @description Of all that were answered.
             */
            p99_ms?: number | null;
            /** Format: int32 */
            requests: number;
            steps: components["schemas"]["CloudInfrastructureStep"][];
        };
        /**
         * @description Which set-up is simulated.
         * @enum {string}
         */
        CloudInfrastructureRunKind: "planned" | "one_fewer" | "autoscaled";
        /**
         * @description How the work of requests is spread.
         * @enum {string}
         */
        CloudInfrastructureShape: "exponential" | "constant" | "lognormal";
        /** @description A set-up and its traffic, as sent. */
        CloudInfrastructureSimulateParams: {
            /** @default null */
            autoscale?: components["schemas"]["CloudInfrastructureAutoscale"] | null;
            /**
             * Format: double
             * @description Share of the requests that must be answered; the rest is the error budget. What is lost with a machine is in
             *     neither.
             * @default 99.9
             */
            availability_pct?: number;
            /**
             * Format: int32
             * @description Requests a machine works on at a time.
             * @default 4
             */
            cores?: number;
            /** @default null */
            failure?: components["schemas"]["CloudInfrastructureFailure"] | null;
            /**
             * Format: int32
             * @default 5
             */
            machines?: number;
            /**
             * @description Requests of each minute, in place of `requests_per_second` and `seconds`.
             * @default []
             */
            per_minute?: number[];
            /**
             * Format: double
             * @description An answer after this is late: of 100 requests one may be late or lost waiting.
             * @default 250
             */
            promise_ms?: number;
            /**
             * Format: double
             * @description On average, at random times.
             * @default 300
             */
            requests_per_second?: number;
            /**
             * Format: double
             * @description Of traffic; what waits at the end is still served. At most 1,000,000 requests are simulated: the rate times
             *     the seconds, or the sum of the minutes.
             * @default 900
             */
            seconds?: number;
            /**
             * Format: int64
             * @default 1
             */
            seed?: number;
            /**
             * Format: double
             * @description Work of a request, on average.
             * @default 40
             */
            service_ms?: number;
            /** @default exponential */
            service_shape?: components["schemas"]["CloudInfrastructureShape"];
            /**
             * Format: double
             * @description Standard deviation of lognormal work, as a share of its mean.
             * @default 2
             */
            service_spread?: number;
            /**
             * Format: double
             * @description A request that has waited longer is lost; without it all wait.
             * @default null
             */
            timeout_ms?: number | null;
        };
        /** @description How the set-up did. */
        CloudInfrastructureSimulateReport: {
            /** Format: int32 */
            answered: number;
            budget: components["schemas"]["CloudInfrastructureBudget"];
            formula?: components["schemas"]["CloudInfrastructureFormula"] | null;
            /**
             * @description Whether 99 of 100 requests were answered in time, and the budget was enough for those lost waiting. What a machine
             *     was working on when it failed is in neither, as in a plan: it is lost however many machines are left.
             */
            holds: boolean;
            /** Format: int32 */
            late: number;
            /** Format: int32 */
            lost: number;
            /**
             * Format: double
             * @description Paid for.
             */
            machine_hours: number;
            /** Format: double */
            max_ms?: number | null;
            /** Format: double */
            mean_ms?: number | null;
            minutes: components["schemas"]["CloudInfrastructureStep"][];
            /** Format: double */
            p50_ms?: number | null;
            /** Format: double */
            p95_ms?: number | null;
            /** Format: double */
            p99_ms?: number | null;
            /** Format: int32 */
            requests: number;
            /** Format: double */
            step_seconds: number;
            /** Format: double */
            utilisation_pct: number;
        };
        /** @description What a stretch of traffic met. */
        CloudInfrastructureStep: {
            /**
             * Format: double
             * @description From the start of the simulation to that of the stretch.
             */
            at_seconds: number;
            /**
             * Format: int32
             * @description Answered after the promise.
             */
            late: number;
            /**
             * Format: int32
             * @description Neither in time nor late: never answered.
             */
            lost: number;
            /**
             * Format: int32
             * @description Of the lost those that a machine was working on when it failed.
             */
            lost_with_machine: number;
            /**
             * Format: double
             * @description Paid for, on average, those that start included.
             */
            machines: number;
            /**
             * Format: double
             * @description Milliseconds from arrival to answer; `null` where nothing was answered.
             */
            p50_ms?: number | null;
            /** Format: double */
            p95_ms?: number | null;
            /** Format: double */
            p99_ms?: number | null;
            /** Format: int32 */
            requests: number;
            /**
             * Format: double
             * @description Share of the cores that worked.
             */
            utilisation_pct: number;
        };
        /** @description What it would take to be ready for the surge from the start. */
        CloudInfrastructureSurge: {
            /**
             * Format: int32
             * @description Of them those that the promise needs when none is lost.
             */
            carrying_machines: number;
            cost_cad: components["schemas"]["Money"];
            /**
             * Format: double
             * @description Of so many machines in what is simulated.
             */
            machine_hours: number;
            /** Format: int32 */
            machines: number;
            monthly_cad: components["schemas"]["Money"];
            /** Format: double */
            requests_per_second: number;
        };
        /** @description The same traffic, request for request, before two set-ups. */
        CloudInfrastructureTrial: {
            event?: components["schemas"]["CloudInfrastructureEvent"] | null;
            /** @description Of the cheapest cloud. */
            machine: string;
            runs: components["schemas"]["CloudInfrastructureRun"][];
            /** Format: double */
            step_seconds: number;
            /** Format: int32 */
            vcpus: number;
        };
        /** @description Proof that a form was fetched from this site, and when. */
        ContactFormToken: {
            /** @description To be sent back with the message. */
            form_token: string;
        };
        /** @description A message from a visitor. */
        ContactMessage: {
            /**
             * Format: email
             * @description Your Email.
             * @default
             */
            email: string;
            /**
             * @description From `GET /functions/v1/contact-form-token`.
             * @default null
             */
            form_token?: string | null;
            /**
             * @description Names this attempt, so that a repeat is recognized.
             * @default null
             */
            idempotency_key?: string | null;
            /**
             * @description Your Message.
             * @default
             */
            message: string;
            /**
             * @description Your Name.
             * @default
             */
            name: string;
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
        /** @description A customer in the answer. */
        CustomerSegmentationAssignment: components["schemas"]["CustomerSegmentationRfm"] & {
            /**
             * Format: double
             * @description Chance of still being a customer; null without a model, as those below.
             */
            alive?: number | null;
            /** Format: double */
            expected_purchases?: number | null;
            /** Format: double */
            expected_value?: number | null;
            id: string;
            /** @description Place of the group in `segments`, from 0. */
            segment: number;
        };
        /** @description One number of groups, judged. */
        CustomerSegmentationChoice: {
            /**
             * Format: double
             * @description Sum of squared distances to the centres, on those judged.
             */
            inertia: number;
            k: number;
            /**
             * Format: double
             * @description Mean silhouette, -1 to 1.
             */
            silhouette: number;
            /** @description Customers in the smallest group. */
            smallest: number;
            /**
             * Format: double
             * @description Mean adjusted Rand index between the groups of different seeds.
             */
            stability: number;
            /**
             * Format: double
             * @description Mean adjusted Rand index with the groups of customers drawn again with replacement.
             */
            stability_bootstrap: number;
            verdict: components["schemas"]["CustomerSegmentationVerdict"];
        };
        /** @description Customers whose first purchase fell in one month. */
        CustomerSegmentationCohort: {
            customers: number;
            month: string;
            /**
             * @description The share who bought in each month after, beginning with the first one after; null where the record does not
             *     hold the whole month.
             */
            shares: (number | null)[];
        };
        /** @description What was found in the rows and what became of it. */
        CustomerSegmentationCounts: {
            /** @description Rows of a customer with a negative amount. */
            cancellations: number;
            /** @description Cancellations of exactly one earlier purchase: both are taken out. The others reduce what was spent. */
            cancelled_purchases: number;
            /** @description Customers who sent back more than they bought: their spending counts as zero. */
            customers_below_zero: number;
            /** @description Customers with no purchase left: left out. */
            customers_without_purchase: number;
            /** @description Rows of a customer with an amount of zero or more. */
            purchases: number;
            rows: number;
            /** @description Rows that name no customer: left out. */
            without_customer: number;
        };
        /** @description A customer as three numbers. */
        CustomerSegmentationCustomer: {
            /**
             * Format: double
             * @description Days since the first purchase: with it for all customers, purchases ahead are estimated.
             */
            first_days?: number | null;
            /**
             * Format: double
             * @description Purchases.
             */
            frequency: number;
            id: string;
            /**
             * Format: double
             * @description What they spent.
             */
            monetary: number;
            /**
             * Format: double
             * @description Days since the last purchase.
             */
            recency_days: number;
        };
        /** @description What the page shows before anyone touches a control. */
        CustomerSegmentationDefaultReport: {
            report: components["schemas"]["CustomerSegmentationReport"];
        };
        /** @description Customers alike in how often they had come back, and what they then did. */
        CustomerSegmentationHeldOutGroup: {
            /** Format: double */
            actual: number;
            customers: number;
            /**
             * Format: double
             * @description Purchases a customer in the held-out period.
             */
            expected: number;
            /** @description Repeat purchases before; seven stands for seven and more. */
            repeats: number;
        };
        /** @description Histories and what is asked of them, as sent. */
        CustomerSegmentationHistoriesParams: {
            /**
             * @description Whether every customer is named in the answer.
             * @default false
             */
            assignments?: boolean;
            /**
             * @description A row a customer; all of them have at most 1,000,000 orders.
             * @default []
             */
            customers?: components["schemas"]["CustomerSegmentationHistory"][];
            /**
             * Format: date
             * @description The first day of the record, `2025-01-31`: orders are counted from it.
             * @default
             */
            from?: string;
            /**
             * Format: int32
             * @description The last weeks of the record, held back to test the forecast on; without it half of them.
             * @default null
             */
            holdout_weeks?: number | null;
            /**
             * Format: int32
             * @description Weeks to look ahead.
             * @default 26
             */
            horizon_weeks?: number;
            /**
             * Format: int32
             * @description How many groups; without it the number that can be defended.
             * @default null
             */
            k?: number | null;
            /**
             * Format: int32
             * @description Where chance begins: the same seed gives the same answer.
             * @default 1
             */
            seed?: number;
            /**
             * Format: date
             * @description The last day of the record.
             * @default
             */
            to?: string;
        };
        /** @description A customer and all orders. */
        CustomerSegmentationHistory: {
            id: string;
            /**
             * @description Day and amount of each order with a space between two: `0:40 46:65.5 52:-20`. Days are counted from `from`; a
             *     negative amount is a return.
             */
            orders: string;
        };
        /** @description The fitted parameters, in weeks and in the money of the data. */
        CustomerSegmentationModel: {
            /** Format: double */
            a: number;
            /** Format: double */
            alpha: number;
            /** Format: double */
            b: number;
            /** @description Of these, those who bought again. */
            came_back: number;
            customers: number;
            /** @description Whether the search ended on flat ground; parameters of a fit that did not are not to be read. */
            is_settled: boolean;
            /** Format: double */
            log_likelihood: number;
            /** Format: double */
            r: number;
            spend?: components["schemas"]["CustomerSegmentationSpend"] | null;
        };
        /**
         * @description Why nothing is said of the future.
         * @enum {string}
         */
        CustomerSegmentationNoModel: "age_unknown" | "too_few_came_back";
        /** @description Customers or transactions, one of the two, as sent. */
        CustomerSegmentationParams: {
            /**
             * @description Recency, frequency and monetary value, a row a customer.
             * @default null
             */
            customers?: components["schemas"]["CustomerSegmentationCustomer"][] | null;
            /**
             * Format: int32
             * @description The last weeks of the transactions, held back to test the forecast on; without it half of them.
             * @default null
             */
            holdout_weeks?: number | null;
            /**
             * Format: int32
             * @description Weeks to look ahead.
             * @default 26
             */
            horizon_weeks?: number;
            /**
             * Format: int32
             * @description How many groups; without it the number that can be defended.
             * @default null
             */
            k?: number | null;
            /**
             * Format: int32
             * @description Where chance begins: the same seed gives the same answer.
             * @default 1
             */
            seed?: number;
            /**
             * @description Purchases and returns, a row each.
             * @default null
             */
            transactions?: components["schemas"]["CustomerSegmentationTransaction"][] | null;
        };
        /** @description Customers to draw, column by column. */
        CustomerSegmentationPoints: {
            monetary: number[];
            recency_days: number[];
            /** @description Place of the group in `segments`. */
            segment: number[];
        };
        /** @description From how many silent days a typical returning customer is more likely gone than not. */
        CustomerSegmentationQuiet: {
            /**
             * Format: double
             * @description First seen so many weeks ago, the median again.
             */
            age_weeks: number;
            /** Format: double */
            days: number;
            /**
             * Format: double
             * @description Of a customer with so many repeat purchases, the median of those who came back.
             */
            repeats: number;
        };
        /** @description A customer with much at risk. */
        CustomerSegmentationRanked: components["schemas"]["CustomerSegmentationAssignment"] & {
            /**
             * Format: double
             * @description What they would bring in the weeks ahead if they were surely still here, less what is expected; null without a
             *     model.
             */
            at_risk?: number | null;
        };
        /** @description Customers in groups, with everything that speaks for and against them. */
        CustomerSegmentationReport: {
            /** @description Every customer, by id; empty unless asked for. */
            assignments: components["schemas"]["CustomerSegmentationAssignment"][];
            choices: components["schemas"]["CustomerSegmentationChoice"][];
            cohorts: components["schemas"]["CustomerSegmentationCohort"][];
            counts?: components["schemas"]["CustomerSegmentationCounts"] | null;
            customers: number;
            /**
             * Format: double
             * @description What all are expected to buy and to spend in the weeks ahead; null without a model.
             */
            expected_purchases?: number | null;
            /** Format: double */
            expected_value?: number | null;
            first?: string | null;
            /** Format: int32 */
            horizon_weeks: number;
            /**
             * Format: double
             * @description Sum of squared distances to the centres, features `log1p` then z-scored.
             */
            inertia: number;
            /** @description Fewer than fifty customers: the groups are a handful each, and the ranked list says more. */
            is_too_few: boolean;
            /** @description Customers the number of groups was judged on. */
            judged: number;
            /** @description Groups shown. */
            k: number;
            /** @description What a customer more in the next better group is worth. */
            ladder: components["schemas"]["CustomerSegmentationStep"][];
            last?: string | null;
            model?: components["schemas"]["CustomerSegmentationModel"] | null;
            no_model?: components["schemas"]["CustomerSegmentationNoModel"] | null;
            /** @description Customers to draw, a part of each group where there are many. */
            points: components["schemas"]["CustomerSegmentationPoints"];
            quiet?: components["schemas"]["CustomerSegmentationQuiet"] | null;
            /** @description Whom to write to first. */
            ranked: components["schemas"]["CustomerSegmentationRanked"][];
            /** @description The number the engine defends. */
            recommended_k: number;
            /**
             * Format: double
             * @description What all of them spent.
             */
            revenue: number;
            /** Format: int64 */
            seed: number;
            /** @description Best customers first. */
            segments: components["schemas"]["CustomerSegmentationSegment"][];
            /** Format: double */
            silhouette: number;
            /**
             * Format: double
             * @description Mean adjusted Rand index between the groups of different seeds.
             */
            stability: number;
            /**
             * Format: double
             * @description The same with the groups of customers drawn again with replacement.
             */
            stability_bootstrap: number;
            validation?: components["schemas"]["CustomerSegmentationValidation"] | null;
            /** Format: double */
            value_at_risk?: number | null;
        };
        /** @description Recency, frequency and monetary value in their own units. */
        CustomerSegmentationRfm: {
            /**
             * Format: double
             * @description Days with a purchase.
             */
            frequency: number;
            /**
             * Format: double
             * @description Purchases less returns.
             */
            monetary: number;
            /**
             * Format: double
             * @description Days since the last purchase.
             */
            recency_days: number;
        };
        /** @description A group with its name, its weight and what to do. */
        CustomerSegmentationSegment: {
            action: string;
            /**
             * Format: double
             * @description Mean chance of still being a customer; null without a model, as those below.
             */
            alive?: number | null;
            /** @description The centre k-means found, back in days, purchases and money. */
            center: components["schemas"]["CustomerSegmentationRfm"];
            /**
             * Format: double
             * @description In the weeks ahead, all of the group.
             */
            expected_purchases?: number | null;
            /** Format: double */
            expected_value?: number | null;
            /** @description The middle customer of the group by each measure. */
            median: components["schemas"]["CustomerSegmentationRfm"];
            name: string;
            /** @description Why it has its name: what its typical customer did, not each of them. */
            reason: string;
            /** Format: double */
            revenue: number;
            /**
             * Format: double
             * @description Of all customers, 0 to 1; the groups add up to 1.
             */
            share_of_customers: number;
            /**
             * Format: double
             * @description Of all revenue, 0 to 1.
             */
            share_of_revenue: number;
            size: number;
            /** Format: double */
            value_at_risk?: number | null;
        };
        /** @description The parameters of the gamma-gamma model. */
        CustomerSegmentationSpend: {
            /**
             * Format: double
             * @description A typical purchase, p v / (q - 1).
             */
            mean_value: number;
            /** Format: double */
            p: number;
            /** Format: double */
            q: number;
            /** Format: double */
            v: number;
        };
        /** @description One group and the next better one. */
        CustomerSegmentationStep: {
            from: string;
            /**
             * Format: double
             * @description What a customer brings: in the weeks ahead, or so far where there is no model.
             */
            from_value: number;
            /** @description Whether the values lie ahead. */
            is_expected: boolean;
            to: string;
            /** Format: double */
            to_value: number;
            /**
             * Format: double
             * @description What a customer more in the better group is worth: the difference.
             */
            worth: number;
            /**
             * Format: double
             * @description The same, before rounding, times a tenth of the group.
             */
            worth_of_a_tenth: number;
        };
        /** @description A table and what is asked of it, as sent. */
        CustomerSegmentationTableParams: {
            /**
             * @description Whether every customer is named in the answer.
             * @default false
             */
            assignments?: boolean;
            /**
             * @description A header line and a row a transaction: `customer`, `date` (`2025-01-31`) and `amount`, or `quantity` and `price`
             *     in its place. A negative amount is a return; a row without a customer is counted and left out.
             * @default
             */
            csv?: string;
            /** @default null */
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * Format: int32
             * @description The last weeks of the table, held back to test the forecast on; without it half of them.
             * @default null
             */
            holdout_weeks?: number | null;
            /**
             * Format: int32
             * @description Weeks to look ahead.
             * @default 26
             */
            horizon_weeks?: number;
            /**
             * Format: int32
             * @description How many groups; without it the number that can be defended.
             * @default null
             */
            k?: number | null;
            /**
             * Format: int32
             * @description Where chance begins: the same seed gives the same answer.
             * @default 1
             */
            seed?: number;
        };
        /** @description A purchase, or with a negative amount a return. */
        CustomerSegmentationTransaction: {
            /** Format: double */
            amount: number;
            /** @description Empty or null for a row that names nobody: it is counted and left out. */
            customer?: string | null;
            /**
             * Format: date
             * @description `2025-01-31`.
             */
            date: string;
        };
        /** @description A fit on the first part of the record, and what came after. */
        CustomerSegmentationValidation: {
            /** Format: double */
            actual: number;
            /** @description Customers known by then. */
            customers: number;
            /** Format: double */
            error_pct?: number | null;
            /**
             * Format: double
             * @description Purchases of these customers in the held-out weeks.
             */
            expected: number;
            groups: components["schemas"]["CustomerSegmentationHeldOutGroup"][];
            /** Format: int32 */
            holdout_weeks: number;
            /**
             * Format: double
             * @description Mean absolute error a customer.
             */
            mean_error: number;
            model: components["schemas"]["CustomerSegmentationModel"];
            /**
             * Format: double
             * @description The same of a guess that everybody goes on as before.
             */
            naive_expected: number;
            /** Format: double */
            naive_mean_error: number;
            /**
             * Format: int32
             * @description The week the models end with.
             */
            seen_weeks: number;
            /** @description The last day the models saw. */
            until: string;
            /** @description Up to the end of the record, the held-out weeks included. */
            weeks: components["schemas"]["CustomerSegmentationWeek"][];
        };
        /**
         * @description What speaks for or against a number of groups.
         * @enum {string}
         */
        CustomerSegmentationVerdict: "chosen" | "coarse" | "changes_with_seed" | "changes_with_customers" | "blurred";
        /** @description Repeat purchases of all customers up to the end of a week. */
        CustomerSegmentationWeek: {
            /** Format: double */
            actual: number;
            /** Format: double */
            expected: number;
            /** Format: int32 */
            week: number;
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
             * @description When the soil reaches the crop's least temperature: 2.5 °C above the mean of the air, and not before that is 1.5 °C.
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
            /** @description Whether the odds follow from an assumed spread of the dates. */
            assumed: boolean;
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
            code: "soil_never_warm";
            /** Format: double */
            soil_min_c: number;
        } | {
            /** @enum {string} */
            code: "cool_summer";
            /** Format: double */
            needs_c: number;
            /** Format: double */
            warmest_c: number;
        } | {
            /** @enum {string} */
            code: "late_start";
            /** Format: date */
            planted: string;
            /** Format: double */
            ratio: number;
            verdict: components["schemas"]["DataIntegrationVerdict"];
        } | {
            /** @enum {string} */
            code: "no_direct_sowing";
            /** Format: double */
            ratio: number;
            /** Format: date */
            sown: string;
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
        /** @description A battery as sent: power at the grid, the rest in units of energy. */
        EnergyManagementBattery: {
            /**
             * Format: double
             * @description Stored of a unit bought, 0.1 to 1.
             */
            charge_efficiency?: number;
            /**
             * Format: double
             * @description Delivered of a unit taken out, 0.1 to 1.
             */
            discharge_efficiency?: number;
            /**
             * Format: double
             * @description The steps it takes to fill it and one, times all steps, are at most 1,500,000.
             */
            energy: number;
            /**
             * Format: double
             * @description Stored after the last step, at least.
             */
            final_min?: number | null;
            /**
             * Format: double
             * @description Stored before the first step.
             */
            initial?: number;
            /** Format: double */
            power: number;
        };
        /** @description A bill without and with the battery. */
        EnergyManagementBill: {
            /** Format: double */
            peak_with: number;
            /** Format: double */
            peak_without: number;
            /** Format: double */
            with: number;
            /** Format: double */
            without: number;
        };
        /** @description A meter and a battery, as sent. */
        EnergyManagementBillParams: {
            /**
             * Format: double
             * @description What a kilowatt-hour of the battery costs, dollars.
             * @default 900
             */
            cost_per_kwh?: number;
            /**
             * @description A header line and a row an hour, half or quarter hour: `time` (Ontario's, or with an offset; when it begins), `kwh`
             *     (below zero where more was given than used) and, where there is one, `price` (dollars a kilowatt-hour). Without it:
             *     Ontario's own load of the year to June 2026, scaled; wholesale of the 89 days of it whose price is bundled. At least
             *     a day, of which at most a tenth of the steps is missing.
             *     A plan on which prices and loads leave more cases than can be kept apart (20 million points in all, 8 million of a
             *     schedule) is compared without a battery alone and named; where every plan does, the table is refused.
             * @default
             */
            csv?: string;
            /** @default null */
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * Format: double
             * @description Dollars a kilowatt of the month's highest step, as it is paid; needs a meter of 28 days. A month with fewer, a February
             *     with fewer than 27, is not billed: the energy of its days stands in the period's bill alone, and a year is made of
             *     the other months.
             * @default 0
             */
            demand_charge?: number;
            /**
             * Format: double
             * @description Of what goes in, and of what comes out.
             * @default 95
             */
            efficiency_pct?: number;
            /**
             * Format: double
             * @description At most 96 steps of the meter at full power.
             * @default 13.5
             */
            energy_kwh?: number;
            /**
             * Format: double
             * @description Paid for a kilowatt-hour given to the grid, dollars; the sample's wholesale price pays itself.
             * @default 0
             */
            export_price?: number;
            /**
             * Format: double
             * @default 15
             */
            life_years?: number;
            /**
             * Format: double
             * @default 5
             */
            power_kw?: number;
            /**
             * Format: double
             * @description Of the roof, and what a kilowatt of it yields in a year.
             * @default 0
             */
            solar_kw?: number;
            /**
             * Format: double
             * @default 1150
             */
            solar_yield_kwh?: number;
            /**
             * Format: double
             * @description What is used in a year, where no table says it. Above 250,000 and 50 kW the regulated plans are closed to all but
             *     dwellings and farms: a table then needs prices. The battery's charging counts: where its best schedule would close a
             *     plan, it is held to 50 kW.
             * @default 9000
             */
            yearly_kwh?: number;
        };
        /** @description Whether the battery pays, and on which plan. */
        EnergyManagementBillReport: {
            best_with: components["schemas"]["EnergyManagementTariff"];
            /** @description The plan that is cheapest without a battery, and the one that is with it. */
            best_without: components["schemas"]["EnergyManagementTariff"];
            /** Format: double */
            cost: number;
            /**
             * Format: double
             * @description What a dollar of regulated energy costs a household by these. A table's own prices, the export price and the peak
             *     charge count as they are given.
             */
            household_factor: number;
            /** @description Plans that are compared without a battery alone: for a schedule prices and loads leave too many cases to keep apart. */
            left_out: components["schemas"]["EnergyManagementTariff"][];
            mean_hours: components["schemas"]["EnergyManagementMeanHour"][];
            /**
             * @description By what was found: that it does not is unproven where a plan is left out, where the battery may open others, or where
             *     what is open would make it pay.
             */
            pays: boolean;
            /**
             * Format: double
             * @description The cost of a kilowatt-hour at which it would pay within its life, by what was found.
             */
            pays_at_cost_per_kwh: number;
            peaks: components["schemas"]["EnergyManagementPeak"][];
            /** @description The tiered plan by a household's monthly thresholds. */
            plans: components["schemas"]["EnergyManagementPlanBill"][];
            /** @description When the rates of the regulated plans began to hold, and when they ended; they are taken whatever the meter's dates. */
            rates_from: string;
            rates_to: string;
            reading: components["schemas"]["EnergyManagementReading"];
            /** Format: double */
            rebate_pct: number;
            /**
             * Format: double
             * @description Sales tax, and the Ontario Electricity Rebate of the same dates, which is taken off after it.
             */
            tax_pct: number;
            /**
             * Format: double
             * @description What schedules that were not looked at could save a year besides, on the plans that are not left out: under other
             *     caps on peaks; on tiered rates, where the battery moves a month into the other tier; and where a plan would stay
             *     open by what is bought in a year. 0 where the search was complete.
             */
            year_open: number;
            /**
             * Format: double
             * @description A year, peaks included: the cheapest plan without a battery less the cheapest with one. A table's own prices are a
             *     plan, the sample's wholesale price is none. Below zero where a plan left out is cheaper without a battery than the
             *     others with one.
             */
            year_saved: number;
            /**
             * Format: double
             * @description Dollars a year of the former, which may be one of those left out.
             */
            year_without: number;
            /**
             * Format: double
             * @description Null where nothing is saved.
             */
            years_to_pay?: number | null;
        };
        /** @description What a day of the week brings. */
        EnergyManagementDay: {
            /** Format: date */
            date: string;
            /** Format: double */
            earned: number;
        };
        /** @description What the page shows before anyone touches a control. */
        EnergyManagementDefaultReport: {
            bill: components["schemas"]["EnergyManagementBillReport"];
            bill_params: components["schemas"]["EnergyManagementBillParams"];
            forecast: components["schemas"]["EnergyManagementForecastReport"];
            forecast_params: components["schemas"]["EnergyManagementForecastParams"];
            market: components["schemas"]["EnergyManagementMarketReport"];
            params: components["schemas"]["EnergyManagementMarketParams"];
        };
        /** @description Prices and a battery, as sent. */
        EnergyManagementDispatchParams: {
            /**
             * @default {
             *       "charge_efficiency": 0.92,
             *       "discharge_efficiency": 0.92,
             *       "energy": 4,
             *       "final_min": null,
             *       "initial": 0,
             *       "power": 1
             *     }
             */
            battery?: components["schemas"]["EnergyManagementBattery"];
            /**
             * Format: double
             * @description The most power the grid may give in any step.
             * @default null
             */
            grid_limit?: number | null;
            /**
             * @description By step, what is used, in units of power.
             * @default null
             */
            load?: number[] | null;
            /**
             * @description By step, dollars a unit of energy bought; negative ones pay for taking it.
             *     Refused are prices and loads that leave more cases than 8 million points keep apart: where each step has a price
             *     of its own, 4,000 steps may.
             * @default []
             */
            prices?: number[];
            /**
             * @description By step, dollars a unit of energy sold; without it the same.
             * @default null
             */
            sell_prices?: number[] | null;
            /**
             * @description By step, what the roof gives, in units of power.
             * @default null
             */
            solar?: number[] | null;
            /**
             * Format: double
             * @description Hours a step.
             * @default 1
             */
            step_hours?: number;
        };
        /** @description A schedule that nothing betters. */
        EnergyManagementDispatchReport: {
            bill?: components["schemas"]["EnergyManagementBill"] | null;
            /**
             * Format: double
             * @description What a unit taken by the battery cost, and what a unit it gave brought, on average: at the price bought where the
             *     grid gives, at the price sold where it takes; null where there was none.
             */
            bought_at?: number | null;
            /**
             * Format: double
             * @description No schedule can earn more.
             */
            bound: number;
            /** @description By step, power taken from the grid by the battery. */
            charge: number[];
            /**
             * Format: double
             * @description Energy delivered, as a multiple of what the battery holds.
             */
            cycles: number;
            /** @description By step, power the battery gives; never in a step with charge. */
            discharge: number[];
            /**
             * Format: double
             * @description The difference of the two, in per cent of the bound.
             */
            gap_pct: number;
            /**
             * Format: double
             * @description What the battery earns, or saves where there is load or solar.
             */
            profit: number;
            /** Format: double */
            sold_at?: number | null;
            /** @description Stored at the end of each step. */
            state_of_charge: number[];
        };
        /** @description Mean errors of a stretch of hours, per cent of what came. */
        EnergyManagementErrors: {
            /**
             * Format: double
             * @description Of the hours, how many came inside the interval.
             */
            covered_pct?: number | null;
            /** @description A month as 2026-06, or the hour it begins. */
            key: string;
            /** Format: double */
            last_week_pct: number;
            /** Format: double */
            latest_pct: number;
            /** Format: double */
            ours_pct: number;
        };
        /** @description A day that is shown. */
        EnergyManagementForecastDay: {
            /** @description What the clocks do that day: an hour more or less is said. */
            clock_changes: boolean;
            /** Format: date */
            date: string;
            /** Format: double */
            ours_pct?: number | null;
            /** Format: double */
            peak_actual_mw?: number | null;
            /** Format: double */
            peak_forecast_mw: number;
        };
        /** @description An hour and what was expected of it. */
        EnergyManagementForecastHour: {
            /**
             * Format: double
             * @description Null where it is not known.
             */
            actual_mw?: number | null;
            /** Format: date */
            date: string;
            /** Format: double */
            forecast_mw: number;
            /** Format: double */
            high_mw: number;
            /**
             * Format: int32
             * @description The hour it begins, on the local clock.
             */
            hour: number;
            /**
             * Format: double
             * @description The same hour a week before, and on the latest day on which it was known.
             */
            last_week_mw: number;
            /** Format: double */
            latest_mw: number;
            /** Format: double */
            low_mw: number;
        };
        /** @description What to forecast, as sent. */
        EnergyManagementForecastParams: {
            /**
             * Format: date
             * @description The last day; without it the day after the last whose load is known.
             * @default null
             */
            date?: string | null;
            /**
             * Format: int32
             * @description So many days to that one.
             * @default 4
             */
            days?: number;
            /**
             * @description When each day's forecast is made: at its midnight, or at ten in the morning before.
             * @default midnight
             */
            issue?: components["schemas"]["EnergyManagementIssue"];
            /** @default 90 */
            level?: components["schemas"]["EnergyManagementLevel"];
            /** @default ontario */
            region?: components["schemas"]["EnergyManagementRegion"];
        };
        /** @description Forecasts with their intervals, and how they have done. */
        EnergyManagementForecastReport: {
            by_hour: components["schemas"]["EnergyManagementErrors"][];
            by_month: components["schemas"]["EnergyManagementErrors"][];
            /** Format: double */
            covered_pct: number;
            days: components["schemas"]["EnergyManagementForecastDay"][];
            /**
             * Format: date
             * @description The first and the last day that can be asked for.
             */
            first: string;
            /**
             * @description Those that the clocks have; the one that comes twice in autumn once: Ontario's as the mean of both, Alberta's as its
             *     record has it.
             */
            hours: components["schemas"]["EnergyManagementForecastHour"][];
            issue: components["schemas"]["EnergyManagementIssue"];
            /** Format: date */
            last: string;
            /** Format: double */
            last_week_pct: number;
            /** Format: double */
            latest_pct: number;
            level: components["schemas"]["EnergyManagementLevel"];
            measured: components["schemas"]["EnergyManagementMeasured"];
            /**
             * Format: double
             * @description Over all bundled days with an interval; the coefficients were fitted before the first of them.
             */
            ours_pct: number;
            region: components["schemas"]["EnergyManagementRegion"];
        };
        /** @description An hour of the week. */
        EnergyManagementHour: {
            /** Format: double */
            charge_mw: number;
            /** Format: date */
            date: string;
            /** Format: double */
            discharge_mw: number;
            /**
             * Format: int32
             * @description The hour it begins.
             */
            hour: number;
            /**
             * Format: double
             * @description Dollars a megawatt-hour.
             */
            price: number;
            /**
             * Format: double
             * @description At its end.
             */
            stored_mwh: number;
        };
        /**
         * @description When the forecast of a day is made.
         * @enum {string}
         */
        EnergyManagementIssue: "midnight" | "ten";
        /** @description What a state of knowledge is worth, and whether the battery pays with it. */
        EnergyManagementKnowledge: {
            known: components["schemas"]["EnergyManagementKnown"];
            /** @description Whether that is within its life. */
            pays: boolean;
            /**
             * Format: double
             * @description The cost of a kilowatt-hour at which it would pay within its life.
             */
            pays_at_cost_per_kwh: number;
            /**
             * Format: double
             * @description Dollars in the whole period.
             */
            period: number;
            /**
             * Format: double
             * @description Dollars that all prices ahead would earn on the days that it can plan.
             */
            period_all: number;
            /**
             * @description Days of the period that it can plan. One before which the record holds none stays idle: it counts in no pace and
             *     no share.
             */
            planned_days: number;
            /**
             * Format: double
             * @description Of what all prices ahead would earn on those days.
             */
            share_pct?: number | null;
            /**
             * Format: double
             * @description Dollars in the week that is shown.
             */
            week: number;
            /**
             * Format: double
             * @description Dollars a year at the pace of those days.
             */
            year_profit: number;
            /**
             * Format: double
             * @description Null where it earns nothing.
             */
            years_to_pay?: number | null;
        };
        /**
         * @description What a battery knows when it plans.
         * @enum {string}
         */
        EnergyManagementKnown: "all" | "day" | "forecast" | "yesterday";
        /**
         * @description Of how many hours an interval is to hold what comes, per cent.
         * @enum {string}
         */
        EnergyManagementLevel: "80" | "90";
        /**
         * @description Whose prices.
         * @enum {string}
         */
        EnergyManagementMarket: "ontario" | "alberta" | "ontario_2016";
        /** @description A battery, a market and a week, as sent. */
        EnergyManagementMarketParams: {
            /**
             * Format: double
             * @description What a kilowatt-hour of the battery costs, dollars.
             * @default 400
             */
            cost_per_kwh?: number;
            /**
             * Format: double
             * @description Of what goes in, and of what comes out.
             * @default 92
             */
            efficiency_pct?: number;
            /**
             * Format: double
             * @default 4
             */
            energy_mwh?: number;
            /**
             * Format: double
             * @default 15
             */
            life_years?: number;
            /**
             * @description `ontario` is the day-ahead price of April to June 2026, `alberta` the pool price of a year to June 2026,
             *     `ontario_2016` three weeks of the hourly price of 2016, which is negative at times.
             * @default ontario
             */
            market?: components["schemas"]["EnergyManagementMarket"];
            /**
             * Format: double
             * @default 1
             */
            power_mw?: number;
            /**
             * Format: date
             * @description The first of the seven days that are shown; without it the market's own choice.
             * @default null
             */
            week?: string | null;
        };
        /** @description What the battery earns, and whether that pays. */
        EnergyManagementMarketReport: {
            /** @description The knowledge there is the day before: on that rests whether it pays. */
            basis: components["schemas"]["EnergyManagementKnown"];
            /**
             * Format: double
             * @description Dollars a megawatt-hour, on average; null where nothing was bought or sold.
             */
            bought_at?: number | null;
            /**
             * Format: double
             * @description What no schedule can exceed, and the difference in per cent.
             */
            bound: number;
            by_day: components["schemas"]["EnergyManagementDay"][];
            /** Format: double */
            cost: number;
            /**
             * Format: double
             * @description Energy delivered, as a multiple of what it holds.
             */
            cycles: number;
            days: number;
            /**
             * Format: date
             * @description First and last day of the period, and how many.
             */
            from: string;
            /** Format: double */
            gap_pct: number;
            /** @description Of a week in which spring leaves an hour out, 167. */
            hours: components["schemas"]["EnergyManagementHour"][];
            /** @description By what could be known, every price first. */
            knowledge: components["schemas"]["EnergyManagementKnowledge"][];
            market: components["schemas"]["EnergyManagementMarket"];
            measured?: components["schemas"]["EnergyManagementMeasuredPrice"] | null;
            /** @description Hours of the week with a price below zero. */
            negative_hours: number;
            /**
             * Format: double
             * @description Dollars in the whole period, all prices known.
             */
            period_profit: number;
            sizes: components["schemas"]["EnergyManagementSize"][];
            /** Format: double */
            sold_at?: number | null;
            /** Format: date */
            to: string;
            /**
             * Format: double
             * @description Dollars in the week, all prices known.
             */
            week_profit: number;
            /** @description Days whose week is known whole. */
            weeks: string[];
        };
        /**
         * @description The mean hour of the days that a year is made of, without and with the battery on the best plan, by the schedule that
         *     costs least in one.
         */
        EnergyManagementMeanHour: {
            /** Format: int32 */
            hour: number;
            /** Format: double */
            with_kw: number;
            /**
             * Format: double
             * @description From the grid, kilowatts; below zero it is given.
             */
            without_kw: number;
        };
        /** @description The whole of 2025, refitted every 28 days, as `make bench` measured it. */
        EnergyManagementMeasured: {
            by_hour: components["schemas"]["EnergyManagementErrors"][];
            by_month: components["schemas"]["EnergyManagementErrors"][];
            /** Format: double */
            covered_80_pct: number;
            /** Format: double */
            covered_90_pct: number;
            /**
             * Format: double
             * @description Alberta alone: an hour ahead, ours and the operator's. Neither is a forecast of a day.
             */
            hour_ahead_pct?: number | null;
            /** Format: double */
            last_week_pct: number;
            /** Format: double */
            latest_pct: number;
            /** @description The day it was measured. */
            measured: string;
            /** Format: double */
            operator_hour_ahead_pct?: number | null;
            /** Format: double */
            ours_pct: number;
        };
        /** @description With 1 MW and 4 MWh, nine tenths there and back, empty each midnight; forecasts fitted anew every 28 days. */
        EnergyManagementMeasuredPrice: {
            /**
             * Format: int32
             * @description Days on which plans on our forecast lost money.
             */
            days_lost: number;
            /**
             * Format: double
             * @description The mean miss of our forecast, dollars a megawatt-hour.
             */
            error: number;
            /** @description The day it was measured. */
            measured: string;
            /**
             * Format: double
             * @description Of what knowing each day's prices would have earned, what plans on our forecast lost.
             */
            regret_pct: number;
            /**
             * Format: double
             * @description The same of plans on the day before.
             */
            yesterday_regret_pct: number;
        };
        /**
         * @description By which clock a table's times are.
         * @enum {string}
         */
        EnergyManagementMeterClock: "local" | "standard" | "offset";
        /** @description A billed month's peak, without and with the battery. */
        EnergyManagementPeak: {
            /**
             * Format: double
             * @description What no cap can exceed, and the difference in per cent: of the month's own bill, for which another cap may be better.
             *     Of a plan whose battery is held to 50 kW: no cap up to that.
             */
            bound: number;
            /** Format: double */
            gap_pct: number;
            /** @description As 2026-06; null where the meter has no month of 28 days, nor a February of 27, and is billed as one. */
            month?: string | null;
            /** Format: double */
            peak_kw: number;
            /**
             * Format: double
             * @description Energy and peak together, dollars of the month's own bill, by the schedule that costs least in a year.
             */
            saved: number;
            /**
             * Format: double
             * @description Above the peak where charging is worth more than it costs.
             */
            shaved_kw: number;
            /**
             * Format: double
             * @description Of the year, in which a peak weighs as in twelve months of 365 days: the difference of what no cap can exceed and what
             *     the month saves of it, in per cent.
             */
            year_gap_pct: number;
        };
        /** @description A plan's bill for the energy, and for the months' peaks where they are charged. */
        EnergyManagementPlanBill: {
            /**
             * Format: double
             * @description Days that its year is made of: where peaks are charged, those of the billed months.
             */
            days: number;
            /**
             * Format: double
             * @description What any other schedules could save at most besides, in per cent of the most that could be saved of the year.
             */
            gap_pct: number;
            /**
             * @description The schedule that costs least would close the plan: it is held to 50 kW from the grid, and where the load alone is
             *     above that the battery is left alone. Only where that saves less.
             */
            is_held: boolean;
            tariff: components["schemas"]["EnergyManagementTariff"];
            /** Format: double */
            with: number;
            /**
             * Format: double
             * @description Dollars in the meter's period, without the peaks of months that are not billed. With the battery they are of the
             *     schedule that costs least in a year.
             */
            without: number;
            /** Format: double */
            year_with: number;
            /**
             * Format: double
             * @description Dollars a year: energy at the pace of these days, peaks at that of the billed months.
             */
            year_without: number;
        };
        /** @description How the meter was read. */
        EnergyManagementReading: {
            clock: components["schemas"]["EnergyManagementMeterClock"];
            /** @description Days on which the clocks change. */
            clock_changes: number;
            /** Format: double */
            days: number;
            /** Format: date */
            from: string;
            /** Format: double */
            given_kwh: number;
            is_own: boolean;
            /**
             * @description Whether the regulated plans are open to it: up to 250,000 kWh a year from the grid, or up to 50 kW. If not, they
             *     are not compared.
             */
            is_regulated: boolean;
            /** @description These are fewer than 330: what is said of a year rests on a part of it. */
            is_short: boolean;
            /**
             * @description They are not, and the battery could open them: by holding the grid to 50 kW, or by keeping what a roof gives until
             *     it is used. What it would then save is not worked out.
             */
            may_open: boolean;
            /**
             * Format: double
             * @description The middle one of a table's own prices, dollars a kilowatt-hour. Above 2 they are likely cents.
             */
            median_price?: number | null;
            /**
             * @description Steps that the table lacks, or whose energy or price it lacks: taken from the week before, in the first week from
             *     the nearest known before it, at the start from the first known.
             */
            missing: number;
            /** Format: double */
            peak_kw: number;
            /**
             * Format: double
             * @description Of the roof, on the days that a year is made of.
             */
            solar_kwh: number;
            /** Format: int64 */
            step_minutes: number;
            steps: number;
            /** Format: date */
            to: string;
            /**
             * Format: double
             * @description Of the steps above zero, and of those below, which are paid the export price.
             */
            used_kwh: number;
            /**
             * Format: double
             * @description Days that a year is made of: where peaks are charged, those of the billed months.
             */
            year_days: number;
        };
        /**
         * @description Whose load.
         * @enum {string}
         */
        EnergyManagementRegion: "ontario" | "alberta";
        /** @description What a battery of another size would earn. */
        EnergyManagementSize: {
            /** Format: double */
            energy_mwh: number;
            /**
             * Format: double
             * @description Dollars in the whole period.
             */
            period: number;
        };
        /**
         * @description How energy is priced.
         * @enum {string}
         */
        EnergyManagementTariff: "tou" | "ulo" | "tiered" | "market";
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
        /** @description An asset, and its part in both portfolios. */
        InvestmentResearchAsset: {
            asset: string;
            /** Format: double */
            better_pct: number;
            /**
             * Format: double
             * @description Of the variance of the better portfolio.
             */
            better_risk_pct: number;
            /**
             * Format: double
             * @description Mean return a year.
             */
            expected_return_pct: number;
            /** Format: double */
            held_pct: number;
            /**
             * Format: double
             * @description Of the variance of the holdings.
             */
            held_risk_pct: number;
            /**
             * Format: double
             * @description The same, 5 % of which lie above.
             */
            high_pct?: number | null;
            /**
             * Format: double
             * @description The better weight on resampled pasts, 5 % of which lie below.
             */
            low_pct?: number | null;
            /** Format: double */
            volatility_pct: number;
        };
        /** @description Prices, weights and the rule, as sent. */
        InvestmentResearchBacktestParams: {
            /** @default [] */
            assets?: string[];
            /**
             * @description A list for each asset, a close for each day.
             * @default []
             */
            closes?: number[][];
            /**
             * Format: double
             * @description Of each dollar bought or sold, in basis points.
             * @default 10
             */
            cost_bp?: number;
            /**
             * @description Days, oldest first.
             * @default []
             */
            dates?: string[];
            /** @default yearly */
            rebalance?: components["schemas"]["InvestmentResearchRebalance"];
            /**
             * Format: double
             * @description A year, as a fraction.
             * @default 0
             */
            risk_free?: number;
            /**
             * @description In the order of the assets; they sum to one.
             * @default []
             */
            weights?: number[];
        };
        InvestmentResearchBacktestReport: {
            /**
             * Format: double
             * @description Of one dollar at the start, what trading took.
             */
            cost: number;
            /**
             * Format: double
             * @description What one dollar became, after costs.
             */
            growth: number;
            /** @description Up to that day. */
            metrics: components["schemas"]["InvestmentResearchMetrics"];
            rebalance: components["schemas"]["InvestmentResearchRebalance"];
            /** @description How often the weights were restored. */
            rebalances: number;
            /**
             * Format: date
             * @description The day on which nothing was left, which borrowed weights can bring; `null` without one.
             */
            ruined_on?: string | null;
            /**
             * Format: double
             * @description Dollars bought and sold over the value, a year; years as `cagr` counts them.
             */
            turnover_per_year: number;
            values: unknown[];
        };
        InvestmentResearchCompany: {
            /** Format: int32 */
            cik: number;
            /** @description Newest year first. */
            facts: components["schemas"]["InvestmentResearchFact"][];
            name: string;
            /** @description The newest reports the company sent, whatever is in them; empty in what is bundled. */
            recent: components["schemas"]["InvestmentResearchRecentFiling"][];
            ticker: string;
        };
        /**
         * @description Whose prices.
         * @enum {string}
         */
        InvestmentResearchDataSet: "bonds" | "synthetic";
        /** @description Both portfolios on a day. */
        InvestmentResearchDay: {
            /** Format: double */
            better: number;
            /** Format: double */
            better_drawdown_pct: number;
            /** Format: date */
            date: string;
            /**
             * Format: double
             * @description Of one dollar at the start.
             */
            held: number;
            /**
             * Format: double
             * @description Below the highest value before.
             */
            held_drawdown_pct: number;
        };
        /** @description What the page shows before anyone touches a control. */
        InvestmentResearchDefaultReport: {
            company: components["schemas"]["InvestmentResearchCompany"];
            params: components["schemas"]["InvestmentResearchPortfolioParams"];
            portfolio: components["schemas"]["InvestmentResearchPortfolio"];
        };
        /** @description One figure of one fiscal year. */
        InvestmentResearchFact: {
            as_filed: components["schemas"]["InvestmentResearchFiled"];
            /** @description Counts shares as they were before a split that newer filings apply: not to be held against those. */
            before_split: boolean;
            item: components["schemas"]["InvestmentResearchItem"];
            /**
             * Format: date
             * @description The last day of the fiscal year: the fact's own, whatever year the filing is of.
             */
            period_end: string;
            restated?: components["schemas"]["InvestmentResearchFiled"] | null;
        };
        InvestmentResearchFan: {
            /**
             * Format: double
             * @description Futures that end below the start, of all.
             */
            loss_chance_pct: number;
            paths: number;
            points: components["schemas"]["InvestmentResearchFanPoint"][];
        };
        /** @description What one dollar may be worth after so many years, in all but the most unusual futures. */
        InvestmentResearchFanPoint: {
            /** Format: double */
            p25: number;
            /** Format: double */
            p5: number;
            /** Format: double */
            p50: number;
            /** Format: double */
            p75: number;
            /** Format: double */
            p95: number;
            /** Format: int32 */
            year: number;
        };
        /** @description A value and the filing it stands in. */
        InvestmentResearchFiled: {
            /** Format: date */
            filed: string;
            /** @description Where the SEC shows the filing. */
            url: string;
            /**
             * Format: double
             * @description US dollars, dollars a share or shares, by the item.
             */
            value: number;
        };
        /** @description A portfolio that no other beats at its volatility. */
        InvestmentResearchFrontierPoint: {
            /** Format: double */
            expected_return: number;
            /** Format: double */
            volatility: number;
            /** @description In the order of the assets. */
            weights: number[];
        };
        /** @description Limits on the weights of several assets together. */
        InvestmentResearchGroup: {
            /** @default [] */
            assets?: string[];
            /**
             * Format: double
             * @default null
             */
            max?: number | null;
            /**
             * Format: double
             * @default null
             */
            min?: number | null;
            /**
             * @description How a refusal calls it; its assets without it.
             * @default null
             */
            name?: string | null;
        };
        /**
         * @description A line of an annual report.
         * @enum {string}
         */
        InvestmentResearchItem: "revenue" | "gross_profit" | "operating_income" | "net_income" | "eps_diluted" | "assets" | "liabilities" | "equity" | "operating_cash_flow" | "capital_spending" | "shares_diluted";
        /** @description What weights promised by the first half, and what they gave in the second. */
        InvestmentResearchKept: {
            /**
             * Format: double
             * @description What one dollar of the day of the choice became.
             */
            growth: number;
            /** Format: double */
            max_drawdown_pct: number;
            /**
             * Format: double
             * @description Of the weights, a year, by the means of the first half.
             */
            promised_return_pct: number;
            /**
             * Format: double
             * @description Of the weights, a year, by the covariances of the first half.
             */
            promised_volatility_pct: number;
            /**
             * Format: double
             * @description Mean return a year of the second half, by the rule and after costs.
             */
            return_pct: number;
            /**
             * Format: double
             * @description Of that way through the second half, a year.
             */
            volatility_pct: number;
            /** @description In the order of the assets. */
            weights_pct: number[];
        };
        InvestmentResearchListedCompany: {
            /** @description Other symbols of the same company. */
            also: string[];
            /** Format: int32 */
            cik: number;
            /** @description Every figure of every filing, as the Commission publishes them. */
            facts_url: string;
            /** @description Its annual reports at the Commission. */
            filings_url: string;
            /** @description Whether its figures are bundled; `company` asks the SEC for those of others. */
            has_figures: boolean;
            name: string;
        };
        /** @description The figures of a series; returns and rates as fractions. */
        InvestmentResearchMetrics: {
            /** Format: double */
            best: number;
            /**
             * Format: double
             * @description Compound growth a year, years counted by the calendar at 365.25 days; `null` where a few days
             *     stretched to a year are beyond all numbers.
             */
            cagr?: number | null;
            /**
             * Format: double
             * @description The same with years counted as returns over `periods_per_year`.
             */
            cagr_by_count?: number | null;
            /**
             * Format: double
             * @description `cagr` over the depth of the drawdown; `null` without one.
             */
            calmar?: number | null;
            /** @description How return, volatility and ratios were made, in words. */
            convention: string;
            /**
             * Format: double
             * @description The mean of those at or below it.
             */
            cvar_95: number;
            /**
             * Format: double
             * @description Adjusted for the sample's size (G2); `null` below four returns, and where every return is the same.
             */
            excess_kurtosis?: number | null;
            /**
             * Format: double
             * @description The deepest fall from a peak, below 0.
             */
            max_drawdown: number;
            /**
             * Format: double
             * @description Mean return times `periods_per_year`: what Sharpe and Sortino start from.
             */
            mean_return: number;
            /** @description Returns, one fewer than closes. */
            n: number;
            /**
             * Format: date
             * @description The day of that peak.
             */
            peak: string;
            /**
             * Format: int32
             * @description Returns a year, by the usual distance between two days.
             */
            periods_per_year: number;
            /**
             * Format: date
             * @description The first day at or above the peak again; `null` if there is none yet.
             */
            recovered?: string | null;
            /**
             * Format: double
             * @description Mean return less the risk-free rate, over the volatility; `null` where every return is the same.
             */
            sharpe?: number | null;
            /**
             * Format: double
             * @description Adjusted for the sample's size (G1); `null` below three returns, and where every return is the same.
             */
            skew?: number | null;
            /**
             * Format: double
             * @description The same over the downside deviation: the root of the mean square of what falls short of
             *     the risk-free rate, over all returns. `null` where nothing falls short.
             */
            sortino?: number | null;
            /** Format: double */
            total: number;
            /**
             * Format: date
             * @description The day of the lowest value after it.
             */
            trough: string;
            /**
             * Format: double
             * @description The return that 5 % of all fall short of, linear between two.
             */
            var_95: number;
            /**
             * Format: double
             * @description Standard deviation of the returns, n − 1, times the root of `periods_per_year`.
             */
            volatility: number;
            /** Format: double */
            worst: number;
        };
        /** @description A series of closes, as sent. */
        InvestmentResearchMetricsParams: {
            /**
             * @description Adjusted for splits and dividends, where the total return is meant.
             * @default []
             */
            closes?: number[];
            /**
             * @description Days, oldest first.
             * @default []
             */
            dates?: string[];
            /**
             * Format: double
             * @description A year, as a fraction.
             * @default 0
             */
            risk_free?: number;
        };
        /**
         * @description What is sought.
         * @enum {string}
         */
        InvestmentResearchObjective: "max_sharpe" | "min_volatility" | "target_return" | "target_risk" | "risk_parity";
        /** @description Assets, limits and what is sought, as sent; returns, rates and weights as fractions. */
        InvestmentResearchOptimizeParams: {
            /** @default [] */
            assets?: string[];
            /**
             * @description A year, a row for each asset.
             * @default []
             */
            covariance?: number[][];
            /**
             * @description A year, one for each asset.
             * @default []
             */
            expected_returns?: number[];
            /**
             * @description Whether the frontier is wanted too.
             * @default false
             */
            frontier?: boolean;
            /** @default [] */
            groups?: components["schemas"]["InvestmentResearchGroup"][];
            /**
             * Format: double
             * @description Of every asset.
             * @default 1
             */
            max_weight?: number;
            /**
             * Format: double
             * @description Of every asset; below 0 allows short positions.
             * @default 0
             */
            min_weight?: number;
            /** @default max_sharpe */
            objective?: components["schemas"]["InvestmentResearchObjective"];
            /**
             * Format: double
             * @description A year.
             * @default 0
             */
            risk_free?: number;
            /**
             * Format: double
             * @description The return of `target_return`, the volatility of `target_risk`.
             * @default null
             */
            target?: number | null;
        };
        InvestmentResearchOptimizeReport: {
            /**
             * Format: double
             * @description A year.
             */
            expected_return: number;
            /** @description Portfolios from the least volatile to the highest return, where asked for. */
            frontier?: components["schemas"]["InvestmentResearchFrontierPoint"][] | null;
            /** @description The same by name, with what each carries of the risk. */
            positions: components["schemas"]["InvestmentResearchPosition"][];
            /**
             * Format: double
             * @description Expected return less the risk-free rate, over the volatility; `null` without one.
             */
            sharpe?: number | null;
            /**
             * Format: double
             * @description A year.
             */
            volatility: number;
            /** @description In the order of the assets; they sum to one. */
            weights: number[];
        };
        /** @description Both portfolios, with what was known half-way. */
        InvestmentResearchOutOfSample: {
            better?: components["schemas"]["InvestmentResearchKept"] | null;
            /**
             * Format: date
             * @description The last day whose prices the choice knew; the weights are bought at its close.
             */
            chosen_on: string;
            held: components["schemas"]["InvestmentResearchKept"];
        };
        InvestmentResearchPortfolio: {
            assets: components["schemas"]["InvestmentResearchAsset"][];
            better: components["schemas"]["InvestmentResearchSummary"];
            /** @description Futures of the better portfolio. */
            better_fan: components["schemas"]["InvestmentResearchFan"];
            /** @description Between the returns, in the order of the assets. */
            correlation: number[][];
            days: components["schemas"]["InvestmentResearchDay"][];
            /** @description From the least volatile to the highest return, within the limits. */
            frontier: components["schemas"]["InvestmentResearchRiskReturn"][];
            held: components["schemas"]["InvestmentResearchSummary"];
            /** @description Futures of the holdings. */
            held_fan: components["schemas"]["InvestmentResearchFan"];
            objective: components["schemas"]["InvestmentResearchObjective"];
            out_of_sample?: components["schemas"]["InvestmentResearchOutOfSample"] | null;
            resamples: number;
            /** @description Resampled pasts on which the limits could hold. */
            resamples_solved: number;
            /** @description The holdings, never to monthly brought back to their weights. */
            rules: components["schemas"]["InvestmentResearchRule"][];
            /**
             * Format: double
             * @description What was aimed at, where the objective has a target.
             */
            target_pct?: number | null;
            window: components["schemas"]["InvestmentResearchWindow"];
        };
        /** @description Holdings, limits and what is sought, as sent; everything in per cent. */
        InvestmentResearchPortfolioParams: {
            /**
             * Format: double
             * @description Of each dollar traded, in basis points.
             * @default 10
             */
            cost_bp?: number;
            /**
             * @description Own prices: a `date` column and one column a symbol, or `date,symbol,close`.
             * @default null
             */
            csv?: string | null;
            /**
             * @description Whose prices, where no table is sent.
             * @default bonds
             */
            data?: components["schemas"]["InvestmentResearchDataSet"];
            /** @default null */
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * @description Symbols that share a limit, with the least and the most they may have together, in per cent:
             *     `10y+20y 10 40, 30y 0 20`.
             * @default
             */
            groups?: string;
            /**
             * @description Symbols and amounts, `5y 40, 10y 40, 30y 20`: their shares count. Equal parts without it.
             * @default
             */
            holdings?: string;
            /**
             * Format: int32
             * @default 10
             */
            horizon_years?: number;
            /**
             * Format: double
             * @default 100
             */
            max_weight_pct?: number;
            /**
             * Format: double
             * @default 0
             */
            min_weight_pct?: number;
            /** @default target_risk */
            objective?: components["schemas"]["InvestmentResearchObjective"];
            /** @default yearly */
            rebalance?: components["schemas"]["InvestmentResearchRebalance"];
            /**
             * Format: double
             * @default 2
             */
            risk_free_pct?: number;
            /**
             * Format: int32
             * @description Of the drawn futures and the resampled pasts: the same number gives the same answer.
             * @default 1
             */
            seed?: number;
            /**
             * Format: double
             * @description The return or volatility to aim at; without it, that of the holdings.
             * @default null
             */
            target_pct?: number | null;
        };
        /** @description One asset's part. */
        InvestmentResearchPosition: {
            asset: string;
            /**
             * Format: double
             * @description Of the variance; all of them sum to one.
             */
            risk_share: number;
            /** Format: double */
            weight: number;
        };
        /**
         * @description When the weights are restored, at the close of the period's last day.
         * @enum {string}
         */
        InvestmentResearchRebalance: "never" | "yearly" | "quarterly" | "monthly";
        /** @description A report the company sent to the SEC. */
        InvestmentResearchRecentFiling: {
            /** Format: date */
            filed: string;
            /** @description `10-K`, `10-Q`, `8-K`. */
            form: string;
            /**
             * Format: date
             * @description The day it reports on, where it has one.
             */
            period_end?: string | null;
            url: string;
        };
        InvestmentResearchRiskReturn: {
            /** Format: double */
            expected_return_pct: number;
            /** Format: double */
            volatility_pct: number;
        };
        /** @description The holdings under another rule. */
        InvestmentResearchRule: {
            /**
             * Format: double
             * @description What one dollar became, after costs.
             */
            growth: number;
            /**
             * Format: double
             * @description The same if trading cost nothing.
             */
            growth_without_cost: number;
            /** Format: double */
            max_drawdown_pct: number;
            rebalance: components["schemas"]["InvestmentResearchRebalance"];
            rebalances: number;
        };
        /** @description A portfolio in its figures. */
        InvestmentResearchSummary: {
            /**
             * Format: double
             * @description Of one dollar, what trading took.
             */
            cost: number;
            /**
             * Format: double
             * @description Of the weights, a year: what the optimiser works with.
             */
            expected_return_pct: number;
            /**
             * Format: double
             * @description What one dollar became, by the rule and after costs.
             */
            growth: number;
            /** @description Of that way through the past, up to such a day. */
            metrics: components["schemas"]["InvestmentResearchMetrics"];
            /**
             * Format: date
             * @description The day on which nothing was left, which weights below zero can bring; `null` without one.
             */
            ruined_on?: string | null;
            /**
             * Format: double
             * @description Of the weights; `null` without volatility.
             */
            sharpe?: number | null;
            /**
             * Format: double
             * @description Of the weights, a year.
             */
            volatility_pct: number;
        };
        /** @description The company behind the symbol. */
        InvestmentResearchSymbolReport: {
            company?: components["schemas"]["InvestmentResearchListedCompany"] | null;
            /** @description How many symbols the list has: the SEC’s whole one has thousands, the bundled one a few. */
            listed: number;
            /** @description Where there is no company, what that means. */
            remark?: string | null;
            symbol: string;
        };
        /** @description The days that were used. */
        InvestmentResearchWindow: {
            /** Format: date */
            first: string;
            /** Format: date */
            last: string;
            /** @description Days left out because a price is missing. */
            left_out: number;
            /**
             * Format: int32
             * @description Returns a year, by the usual distance between two days: 252, 52, 26, 12, 4, 2 or 1.
             */
            periods_per_year: number;
            /** @description What was left out, and where days are too few for the assets, in words. */
            remark?: string | null;
            /** @description Days with a price of every asset. */
            rows: number;
        };
        /** @description An event of a job. */
        JobEvent: {
            /** @description Progress, report or problem as JSON. */
            data: string;
            /** @description `waiting` while others run, `progress` some times a second, and at the end `report` or `problem`. */
            event: string;
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
            /** @description The first, analyzed. */
            a: components["schemas"]["MachineLearningReport"];
            /** @description The second, analyzed. */
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
             * @description Tone of the second less tone of the first, -2 to 2; null where the tone of either is not judged.
             */
            tone_difference?: number | null;
        };
        /** @description What the page shows before anyone touches a control. */
        MachineLearningDefaultReport: {
            /** @description The two side by side. */
            comparison: components["schemas"]["MachineLearningComparisonReport"];
            /** @description Its analysis. */
            report: components["schemas"]["MachineLearningReport"];
            /** @description The sample that was analyzed. */
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
             * @description Mean probability that its mentions are right in their words and kind, 0 to 1, as measured on newswire and wikigold.
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
            /** @description How many of its mentions have a word of tone near them: a judgement on one of them is a thin one. */
            toned_mentions: number;
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
         * @description A language. Names are looked for in those in Latin letters, tone, topic and readability are judged in the first two.
         * @enum {string}
         */
        MachineLearningLanguage: "en" | "fr" | "es" | "de" | "it" | "pt" | "nl" | "sv" | "da" | "nb" | "fi" | "is" | "pl" | "cs" | "sk" | "sl" | "hr" | "ro" | "hu" | "sq" | "tr" | "ca" | "eu" | "ga" | "cy" | "et" | "lv" | "lt" | "id" | "vi" | "tl" | "sw" | "ru" | "uk" | "be" | "bg" | "sr" | "mk" | "ar" | "fa" | "ur" | "hi" | "mr" | "el" | "he" | "hy" | "ka" | "th" | "bn" | "pa" | "gu" | "ta" | "te" | "ko" | "ja" | "zh" | "unknown";
        /** @description How sure the language is. */
        MachineLearningLanguageDetection: {
            /**
             * Format: double
             * @description Probability among the languages of its script, 0 to 1; 1 where the caller said it or the script does.
             */
            confidence: number;
            /** @description Whether the caller said it. */
            given: boolean;
            /** @description Whether the language is known at all. */
            known: boolean;
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
        /** @description A part of the analysis that was left out, and why. */
        MachineLearningNotAnalyzed: {
            code: components["schemas"]["MachineLearningNotAnalyzedReason"];
            part: components["schemas"]["MachineLearningPart"];
        };
        /**
         * @description Why a part was left out.
         * @enum {string}
         */
        MachineLearningNotAnalyzedReason: "unknown_language" | "unsupported_language" | "unsupported_script";
        /**
         * @description A part of an analysis.
         * @enum {string}
         */
        MachineLearningPart: "tone" | "topic" | "readability" | "names";
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
            /** @description First character in the text as analyzed. */
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
        /** @description One article, analyzed. */
        MachineLearningReport: {
            /** @description Which engine answered. */
            engine: string;
            /** @description Who and what is named, the most frequent first. */
            entities: components["schemas"]["MachineLearningEntity"][];
            /** @description What the text keeps coming back to, the strongest first. */
            key_phrases: components["schemas"]["MachineLearningKeyPhrase"][];
            /** @description The language's code, or `unknown`. */
            language: components["schemas"]["MachineLearningLanguage"];
            /** @description How the language was found. */
            language_detection: components["schemas"]["MachineLearningLanguageDetection"];
            /** @description The parts that were left out, and why. */
            not_analyzed: components["schemas"]["MachineLearningNotAnalyzed"][];
            /** @description Limits that hold for this text, in words. */
            notes: string[];
            readability?: components["schemas"]["MachineLearningReadability"] | null;
            /** @description Minutes to read it at 238 words a minute, rounded up. */
            reading_minutes: number;
            /** @description The text cut into sentences, in order. */
            sentences: components["schemas"]["MachineLearningSentence"][];
            sentiment?: components["schemas"]["MachineLearningSentiment"] | null;
            /** @description The sentences that carry the most, in the text's order. */
            summary: components["schemas"]["MachineLearningSummarySentence"][];
            /** @description The text that was analyzed; every offset refers to it. */
            text: string;
            /** @description The title: the caller's, else the text's own headline. */
            title?: string | null;
            topic?: components["schemas"]["MachineLearningTopic"] | null;
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
            /** @description The model that summarizes and answers; absent where the built-in engine does. */
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
        /** @description What borrowing costs in a year, fees included. */
        MortgageApiBorrowingRate: {
            /**
             * Format: double
             * @description The rate, compounded as the contract's, at which the term's payments and the balance left
             *     repay the loan less its fees; without fees it is the contract's rate.
             */
            apr_pct: number;
            /**
             * Format: double
             * @description C ÷ (T × P) of the Cost of Borrowing Regulations: interest and fees in a year over the
             *     average principal. It counts no compounding.
             */
            regulation_pct: number;
        };
        /**
         * @description How often the stated rate compounds.
         *
         *     Fixed rates are stated semi-annually, not in advance (Interest Act, s. 6);
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
            between?: components["schemas"]["MortgageApiTaxBetween"] | null;
            /** @description Slice by slice. */
            lines: components["schemas"]["MortgageApiTaxLine"][];
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
        /** @description The tax on a new home, with its rebates; nothing on a home somebody lived in. */
        MortgageApiNewHomeTax: {
            /** @description GST, or the federal part of HST. */
            federal: components["schemas"]["Money"];
            /** @description Tax by tax and rebate by rebate. */
            lines: components["schemas"]["MortgageApiTaxLine"][];
            /** @description What the buyer should check. */
            notes: string[];
            /** @description QST, or the provincial part of HST. */
            provincial: components["schemas"]["Money"];
            /** @description Rebates of both. */
            rebate: components["schemas"]["Money"];
            /** @description What is due: federal and provincial less rebate. */
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
             * @description The day the mortgage is applied for: lending rules are those of this day; else the closing date.
             */
            application_date?: string | null;
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
             *       "application_date": null,
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
        /** @description What prepayments change. They do not change the figures beside them, which follow the contract. */
        MortgageApiPrepayment: {
            /** @description Balance when the term ends. */
            balance_at_term: components["schemas"]["Money"];
            /** @description Interest less than without prepayments. */
            interest_saved: components["schemas"]["Money"];
            /** @description The raised payment. */
            payment: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Payments until the loan is clear.
             */
            payments: number;
            /**
             * Format: int32
             * @description Payments fewer than without prepayments.
             */
            payments_saved: number;
            /** @description Interest until the loan is clear. */
            total_interest: components["schemas"]["Money"];
            /**
             * Format: double
             * @description The same in years.
             */
            years_saved: number;
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
             * @description The day the mortgage is applied for: lending rules are those of this day; else the closing date.
             */
            application_date?: string | null;
            /**
             * Format: date
             * @description The day the title changes hands.
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
             * @description A loan to find the income for, insurance premium included.
             */
            target_loan?: number | null;
            /**
             * Format: double
             * @description A home to find the income for: its loan is the price less the down payment, with the premium.
             */
            target_price?: number | null;
        };
        /** @description What the household may borrow and buy. */
        MortgageApiQualifyReport: {
            /** @description Which limit binds. */
            binding: components["schemas"]["MortgageApiBinding"];
            /** @description The down payment at that price. */
            down_payment_at_max_price: components["schemas"]["Money"];
            down_payment_required?: components["schemas"]["Money"] | null;
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
            /** @description The most expensive home that loan buys with the down payment given, or the smallest allowed. */
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
            target_loan?: components["schemas"]["Money"] | null;
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
             * Format: date
             * @description The day the purchase is agreed on: the first-time buyer's GST rebate depends on it; else the application date.
             */
            agreement_date?: string | null;
            /**
             * Format: int32
             * @description Years over which the loan is paid down.
             * @default 25
             */
            amortization_years?: number;
            /**
             * Format: date
             * @description The day the mortgage is applied for: lending rules are those of this day; else the closing date.
             */
            application_date?: string | null;
            /** @description The municipality; matters in Toronto, Quebec and Nova Scotia. */
            city?: string | null;
            /**
             * Format: date
             * @description The day the title changes hands: taxes are those of this day.
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
             * Format: double
             * @description The lender's fees at the start, for the APR.
             * @default 0
             */
            fees?: number;
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
             * Format: double
             * @description Paid once beyond the payments.
             * @default 0
             */
            lump_sum?: number;
            /**
             * Format: int32
             * @description The year whose last payment it comes with.
             * @default 1
             */
            lump_sum_after_years?: number;
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
             * @description Added to each payment.
             * @default 0
             */
            raised_payment?: number;
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
            /** @description The rate with the lender's fees. */
            borrowing_rate: components["schemas"]["MortgageApiBorrowingRate"];
            /** @description Down payment, transfer tax, premium tax and the tax on a new home. */
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
            /** @description Least down payment the day of the application allows. */
            minimum_down_payment: components["schemas"]["Money"];
            /** @description GST, HST or QST on a new home. */
            new_home_tax: components["schemas"]["MortgageApiNewHomeTax"];
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
            prepayment?: components["schemas"]["MortgageApiPrepayment"] | null;
            /** @description The rules in force: lending on the day of the application, taxes on the closing date. */
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
            borrowing_rate?: components["schemas"]["MortgageApiBorrowingRate"] | null;
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
            /** @description False where nobody but a report says so: ask before you rely on it. */
            confirmed: boolean;
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
        MortgageApiRuleCode: "minimum_down_payment" | "insurance_premium" | "premium_tax" | "long_amortization" | "transfer_tax" | "transfer_relief" | "registration_fees" | "new_home_tax" | "new_home_rebate" | "qualifying_rate" | "debt_service_limits" | "early_payout";
        /**
         * @description What happens to the cents left over when the payment was rounded down.
         * @enum {string}
         */
        MortgageApiStub: "separate" | "absorb";
        /** @description The bounds of a tax whose rate is not known. */
        MortgageApiTaxBetween: {
            least: components["schemas"]["Money"];
            most: components["schemas"]["Money"];
        };
        /**
         * @description Whose tax it is.
         * @enum {string}
         */
        MortgageApiTaxLevel: "federal" | "provincial" | "municipal";
        /** @description One slice, fee or relief of a tax. */
        MortgageApiTaxLine: {
            /** @description The amount; a relief is negative. */
            amount: components["schemas"]["Money"];
            from?: components["schemas"]["Money"] | null;
            /** @description Who levies it. */
            jurisdiction: string;
            level: components["schemas"]["MortgageApiTaxLevel"];
            /**
             * Format: double
             * @description The rate, where there is one.
             */
            rate_pct?: number | null;
            to?: components["schemas"]["Money"] | null;
            /** @description What it is, in words. */
            what: string;
        };
        /** @description A letter of a formula and what it stands for. */
        MortgageApiTerm: {
            name: string;
            unit: components["schemas"]["MortgageApiTermUnit"];
            /** Format: double */
            value: number;
        };
        /** @enum {string} */
        MortgageApiTermUnit: "dollars" | "per_cent" | "count";
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
        /** @description What a sensor showed so many cycles before failure: the middle of the fleet and eight in ten of it, smoothed. */
        PredictiveMaintenanceBand: {
            /** Format: double */
            cycles_left: number;
            /** Format: double */
            high: number;
            /** Format: double */
            low: number;
            /** Format: double */
            middle: number;
        };
        /** @description The cost of acting early or late, in dollars a thousand cycles of use. */
        PredictiveMaintenanceCost: {
            /** @description The line that costs least; the furthest out of those that cost the same. */
            best: components["schemas"]["PredictiveMaintenanceLineCost"];
            /**
             * Format: double
             * @description The best age to stop every machine at, known afterwards.
             */
            best_age: number;
            /** Format: double */
            best_age_cost: number;
            curve: components["schemas"]["PredictiveMaintenanceLineCost"][];
            /**
             * Format: double
             * @description The same rule with each fold's age chosen on the other folds, to hold against that of the line.
             */
            held_out_age_cost: number;
            /**
             * Format: double
             * @description The same rule with each fold's line chosen on the other folds: what it costs where the line was not fitted.
             */
            held_out_cost: number;
            /**
             * Format: double
             * @description If every failure were known to the cycle.
             */
            perfect_cost: number;
            /**
             * Format: double
             * @description Without any plan: each machine runs until it fails.
             */
            run_to_failure_cost: number;
        };
        /** @description What the page shows before anyone touches a control. */
        PredictiveMaintenanceDefaultReport: {
            params: components["schemas"]["PredictiveMaintenanceFleetParams"];
            report: components["schemas"]["PredictiveMaintenanceReport"];
        };
        /** @description A sensor as it went in the machines that failed, and in those that fail first. */
        PredictiveMaintenanceDrawing: {
            fleet: components["schemas"]["PredictiveMaintenanceBand"][];
            sensor: string;
            units: components["schemas"]["PredictiveMaintenanceLine"][];
        };
        /** @description What is asked of a bundled fleet, as sent. */
        PredictiveMaintenanceFleetParams: {
            /**
             * Format: double
             * @description What a failure costs, in dollars.
             * @default 60000
             */
            failure_cost?: number;
            /**
             * @description Which machines.
             * @default pumps
             */
            fleet?: string;
            /**
             * Format: double
             * @description How many of a hundred intervals are to hold the truth.
             * @default 90
             */
            interval_pct?: number;
            /**
             * Format: double
             * @description What a planned stop costs, in dollars.
             * @default 8000
             */
            planned_cost?: number;
        };
        PredictiveMaintenanceKept: {
            /** Format: double */
            kept_pct: number;
            /** Format: double */
            promised_pct: number;
            /** Format: double */
            width: number;
        };
        /** @description A column that is not learnt from. */
        PredictiveMaintenanceLeftOut: {
            column: string;
            unit?: components["schemas"]["PredictiveMaintenanceUnit"] | null;
            why: components["schemas"]["PredictiveMaintenanceWhy"];
        };
        /** @description A running machine's own readings of it, smoothed. */
        PredictiveMaintenanceLine: {
            /** @description Cycles before its last, and the value there. */
            points: [
                number,
                number
            ][];
            unit: components["schemas"]["PredictiveMaintenanceUnit"];
        };
        /** @description A line, and what came of stopping every machine at it. */
        PredictiveMaintenanceLineCost: {
            /**
             * Format: double
             * @description A machine is stopped when its estimate is at or under so many cycles; at 0 never.
             */
            act_by: number;
            /**
             * Format: double
             * @description Dollars a thousand cycles of use.
             */
            cost: number;
            failures: number;
            /** @description Machines stopped before they failed, and machines that failed first. */
            planned: number;
            /**
             * Format: double
             * @description Cycles of life not used, the mean of those stopped.
             */
            unused_cycles: number;
        };
        /** @description Estimates held against what became of the machines. */
        PredictiveMaintenanceOutcome: {
            held: number;
            /**
             * Format: double
             * @description The score of the 2008 challenge on lives as they were: late counts more than early.
             */
            nasa_score: number;
            /**
             * Format: double
             * @description Root mean square error, with lives beyond the cap as the cap, and as they were.
             */
            rmse: number;
            /** Format: double */
            rmse_true: number;
            /** @description Machines with an estimate, and how many of their intervals held the truth. */
            units: number;
        };
        /** @description Two tables, as sent. */
        PredictiveMaintenanceParams: {
            /**
             * Format: double
             * @description Cycles beyond which remaining lives are not told apart.
             * @default 125
             */
            cap?: number;
            /**
             * Format: double
             * @description What a failure costs, in dollars.
             * @default 60000
             */
            failure_cost?: number;
            /**
             * Format: double
             * @description How many of a hundred intervals are to hold the truth.
             * @default 90
             */
            interval_pct?: number;
            /**
             * Format: double
             * @description What a planned stop costs, in dollars.
             * @default 8000
             */
            planned_cost?: number;
            /**
             * @description Machines that run, in the same columns.
             * @default
             */
            test_csv?: string;
            /**
             * @description Histories that ended in failure, a row a machine and cycle: NASA's columns (unit, cycle, op1 to op3, s1 to
             *     s21, parted by spaces or commas, without headings), or headings `unit`, `cycle` and a column a sensor. Cycles
             *     count from when the machine was new. Left out, and named in the answer: settings, further columns that name
             *     machines or time, words, and sensors until at most a tenth of the machines that failed (of 5 to 19: one, of
             *     fewer: none), and at most a quarter of those that run, have no reading of one that is left and changes: first
             *     the one that most of them lack, of equals the last. Machines that failed and still lack one are left out and
             *     named; where that would leave fewer than 4 with more than 15 readings, the sensors they lack are left out
             *     instead. A column whose heading has no letter or digit is no sensor.
             * @default
             */
            train_csv?: string;
        };
        /** @description Estimates from one number of cycles to another. */
        PredictiveMaintenancePart: {
            /** Format: double */
            from: number;
            /** Format: double */
            kept_pct: number;
            looks: number;
            /** Format: double */
            to: number;
            /** Format: double */
            width: number;
        };
        PredictiveMaintenanceReport: {
            /**
             * Format: double
             * @description By how many cycles the error rises when machines are given one another's age.
             */
            age_rise: number;
            /**
             * Format: double
             * @description Lives beyond it are not told apart: as sent, or the longest record where that is shorter.
             */
            cap: number;
            cost: components["schemas"]["PredictiveMaintenanceCost"];
            drawings: components["schemas"]["PredictiveMaintenanceDrawing"][];
            /**
             * @description So few histories with an estimate that could be checked that errors are large, and that intervals hold less
             *     often than they promise.
             */
            few_histories: boolean;
            /** @description Empty cells that took the machine's reading before them, at its beginning the first one. */
            filled: number;
            /** @description Histories that were learnt from, and readings of these and of the machines that run. */
            histories: number;
            /** Format: double */
            interval_pct: number;
            /** @description Columns that were not learnt from. */
            left_out: components["schemas"]["PredictiveMaintenanceLeftOut"][];
            look_every: number;
            /** @description Readings an estimate needs, those it is made from at the most, and those between two looks of the replay. */
            needed_readings: number;
            outcome?: components["schemas"]["PredictiveMaintenanceOutcome"] | null;
            /**
             * @description Machines that run and are past the age by which half of those that failed had failed: of many, lives are cut
             *     short, by machines replaced early or by those that still run.
             */
            past_usual_life: number;
            readings: number;
            /** @description Sensors that move, those that say most first. */
            sensors: components["schemas"]["PredictiveMaintenanceSensor"][];
            /** @description Machines that failed and were not learnt from: they have no reading of a sensor that nearly all others have. */
            silent_histories: components["schemas"]["PredictiveMaintenanceUnit"][];
            /** @description The machines that run, in the order of the table. */
            units: components["schemas"]["PredictiveMaintenanceUnitReport"][];
            validation: components["schemas"]["PredictiveMaintenanceValidation"];
            window: number;
        };
        /** @description How much a sensor says. */
        PredictiveMaintenanceSensor: {
            name: string;
            /**
             * Format: double
             * @description By how many cycles the error rises when this sensor's values are shuffled among the checks.
             */
            rise: number;
        };
        /** @description How far a training is. */
        PredictiveMaintenanceStage: {
            /** @description Machines that were estimated by a model which had not seen them. */
            checked: number;
            /** @description Trees grown. */
            done: number;
            of: number;
            /**
             * Format: double
             * @description The root mean square error of these estimates, in cycles.
             */
            rmse?: number | null;
        };
        /** @description What a machine is called: a number where the table has one. */
        PredictiveMaintenanceUnit: number | string;
        PredictiveMaintenanceUnitReport: {
            /** Format: double */
            cycle: number;
            /**
             * Format: double
             * @description At the cap it means: or more.
             */
            high?: number | null;
            /** Format: double */
            low?: number | null;
            /** @description Older than any that failed became: of such an age nothing was learnt. */
            older_than_failed: boolean;
            /** @description Its readings, and the cycle of the last one. */
            readings: number;
            /**
             * Format: double
             * @description Cycles left; absent where there are fewer readings than are needed, or none of a sensor.
             */
            rul?: number | null;
            /** @description The first sensor of those learnt from that it has no reading of, where that is why there is no estimate. */
            silent?: string | null;
            /**
             * Format: double
             * @description Cycles it still ran, where that is known.
             */
            truth?: number | null;
            unit: components["schemas"]["PredictiveMaintenanceUnit"];
        };
        /** @description How good the estimates are: the histories that ended, each estimated by a model that had not seen it. */
        PredictiveMaintenanceValidation: {
            /**
             * Format: double
             * @description Of a hundred intervals so many held the truth, each made without the fold it is checked on.
             */
            coverage: number;
            /** @description Models, each grown without one part of the histories. */
            folds: number;
            /** @description Histories with an estimate that could be checked. */
            histories: number;
            looks: number;
            /** @description The promise asked for, by the size of the estimate. */
            parts: components["schemas"]["PredictiveMaintenancePart"][];
            /** @description What is promised, and what was kept. */
            promises: components["schemas"]["PredictiveMaintenanceKept"][];
            /**
             * Format: double
             * @description Root mean square error in cycles, lives beyond the cap counted as the cap.
             */
            rmse: number;
            /**
             * Format: double
             * @description The mean width of an interval, in cycles.
             */
            width: number;
        };
        /**
         * @description Why a column is not learnt from.
         * @enum {string}
         */
        PredictiveMaintenanceWhy: "setting" | "counts" | "text" | "silent";
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
        RealTimeAnalyticsAlertKind: "unusual" | "frozen" | "dropout" | "implausible" | "heat" | "cold" | "blizzard";
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
            event?: components["schemas"]["RealTimeAnalyticsPastEvent"] | null;
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
        /** @description The points' figures, an item per value in each list but the last. */
        RealTimeAnalyticsColumns: {
            center: (number | null)[];
            expected: (number | null)[];
            /** @description Positions of the flagged values, from 0. */
            flags: number[];
            scale: (number | null)[];
            score: (number | null)[];
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
            stations: components["schemas"]["RealTimeAnalyticsPlace"][];
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
             * @description How the verdicts are written.
             * @default rows
             */
            shape?: components["schemas"]["RealTimeAnalyticsShape"];
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
            columns?: components["schemas"]["RealTimeAnalyticsColumns"] | null;
            detector: components["schemas"]["RealTimeAnalyticsDetector"];
            /** Format: int32 */
            flagged: number;
            /** @description A point per value; none where columns were asked for. */
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
        /** @description How far back a detector looks in an event. */
        RealTimeAnalyticsDetectorMemory: {
            detector: components["schemas"]["RealTimeAnalyticsDetector"];
            /** @description Readings; for the seasonal one the same time of so many days. */
            window: number;
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
             * @description The same for a station and a week of those that are counted.
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
             * @description Those that are counted: the days after warming up.
             */
            counted_days: number;
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
        /** @description What can be replayed. */
        RealTimeAnalyticsEvents: {
            /** @description Oldest first. */
            events: components["schemas"]["RealTimeAnalyticsPastEvent"][];
            /** @description Whose observations they are. */
            source: components["schemas"]["SourceInfo"];
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
        RealTimeAnalyticsMode: "live" | "stale" | "replay" | "past_event";
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
             * @description How far one sees; past events only.
             */
            visibility_km?: number | null;
            /** @description Snow, rain or clear sky in the publisher's words; past events only. */
            weather?: string | null;
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
        /** @description A past event as it is listed. */
        RealTimeAnalyticsPastEvent: {
            /**
             * Format: date-time
             * @description Where a replay begins unless told otherwise: an hour at which its event is in full view.
             */
            begins: string;
            detectors: components["schemas"]["RealTimeAnalyticsDetectorMemory"][];
            /**
             * Format: date-time
             * @description The first measurement.
             */
            from: string;
            id: components["schemas"]["RealTimeAnalyticsPastEventId"];
            /**
             * Format: int64
             * @description Seconds between reports.
             */
            interval_s: number;
            /** @description Where and when. */
            name: string;
            /** @description What the rows are, and what they are not. */
            note: string;
            /** @description Rows, the doubled ones included. */
            reports: number;
            stations: components["schemas"]["RealTimeAnalyticsPlace"][];
            /**
             * Format: date-time
             * @description The first moment after the last.
             */
            until: string;
        };
        /**
         * @description A past event, by where and when.
         * @enum {string}
         */
        RealTimeAnalyticsPastEventId: "manitoba-1964-03" | "airports-2018-05-22" | "lytton-2021-06" | "vancouver-2021-06" | "vancouver-2021-11" | "vancouver-2022-12";
        /** @description Where a station lies, and how it is called. */
        RealTimeAnalyticsPlace: {
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
            name: string;
            /** @description Province or territory. */
            province: string;
        };
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
            event?: components["schemas"]["RealTimeAnalyticsPastEventId"] | null;
            fault?: components["schemas"]["RealTimeAnalyticsFault"] | null;
            /**
             * Format: int64
             * @description Which weather; means nothing for a past event.
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
         * @description How the verdicts are written.
         * @enum {string}
         */
        RealTimeAnalyticsShape: "rows" | "columns";
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
        /** @description The closes of the sessions after the day, as far as the record has them. */
        ShortSqueezeAfterwards: {
            /** @description The highest close of up to twenty sessions after the day. */
            highest: components["schemas"]["ShortSqueezeLaterClose"];
            /** @description The last of those closes. */
            last: components["schemas"]["ShortSqueezeLaterClose"];
        };
        /**
         * @description How sure a short-interest figure is.
         * @enum {string}
         */
        ShortSqueezeCertainty: "quoted" | "unconfirmed";
        /** @description What each condition adds: points of Fuel for the first five, of Spark for the last three; null where it is missing. */
        ShortSqueezeContributions: {
            /** Format: double */
            days_to_cover?: number | null;
            /** Format: double */
            fails_to_adv?: number | null;
            /** Format: double */
            float_millions?: number | null;
            /** Format: double */
            relative_volume?: number | null;
            /** Format: double */
            return_20d?: number | null;
            /** Format: double */
            rsi_14?: number | null;
            /** Format: double */
            short_interest_change?: number | null;
            /** Format: double */
            short_interest_pct_float?: number | null;
        };
        /** @description A day of the replay, scored with what was public on it. */
        ShortSqueezeDay: {
            /**
             * Format: double
             * @description In dollars; null where the record has none.
             */
            close?: number | null;
            /**
             * Format: double
             * @description The share of the weights that was known, of the side that knew less.
             */
            coverage: number;
            /** Format: date */
            date: string;
            /** Format: double */
            fuel?: number | null;
            /** Format: double */
            score?: number | null;
            /** Format: double */
            spark?: number | null;
        };
        /**
         * @description Whose division days to cover are.
         * @enum {string}
         */
        ShortSqueezeDaysToCoverBasis: "computed" | "reported";
        /** @description What the page shows before anyone touches a control. */
        ShortSqueezeDefaultReport: {
            /** @description GameStop on the day of its highest close. */
            replay: components["schemas"]["ShortSqueezeReplayReport"];
            /** @description The days that can be replayed. */
            sessions: string[];
            weights: components["schemas"]["ShortSqueezeWeights"];
        };
        /**
         * @description A stock whose past can be replayed.
         * @enum {string}
         */
        ShortSqueezeEvent: "gme" | "amc";
        /** @description A stock that was not ranked. */
        ShortSqueezeExcluded: {
            /** @description Why not, in words. */
            reason: string;
            symbol: string;
        };
        /** @description A balance of fails to deliver that was public. */
        ShortSqueezeFails: {
            /** Format: date */
            settled: string;
            /**
             * Format: int64
             * @description Shares not delivered on that date.
             */
            shares: number;
        };
        /** @description A balance on a settlement date: what was still open, not what failed anew. */
        ShortSqueezeFailsBalance: {
            /**
             * Format: double
             * @description The close of the session before, in dollars: what the Commission calls the price.
             */
            previous_close?: number | null;
            /** Format: date */
            settled: string;
            /**
             * Format: int64
             * @description Shares not delivered.
             */
            shares: number;
        };
        /** @description What was not delivered of a stock, in the days the figures cover. */
        ShortSqueezeFailsReport: {
            /** @description Oldest first; a day that is not there had no balance to report. */
            balances: components["schemas"]["ShortSqueezeFailsBalance"][];
            /**
             * Format: date
             * @description The first and last settlement date that were looked at; null where the symbol is not in the extract.
             */
            first?: string | null;
            highest?: components["schemas"]["ShortSqueezeFailsBalance"] | null;
            /** Format: date */
            last?: string | null;
            newest?: components["schemas"]["ShortSqueezeFailsBalance"] | null;
            /** @description What a reader might take for an error, or for the newest, in words. */
            remark?: string | null;
            /** @description Whether the figures are of every stock or of a few. */
            scope: components["schemas"]["ShortSqueezeFailsScope"];
            symbol: string;
            /** @description How many symbols the figures have. */
            symbols: number;
        };
        /**
         * @description What a symbol that is not there means.
         * @enum {string}
         */
        ShortSqueezeFailsScope: "whole_file" | "extract";
        /** @description A later close. */
        ShortSqueezeLaterClose: {
            /**
             * Format: double
             * @description In dollars.
             */
            close: number;
            /** Format: date */
            date: string;
            /** @description Sessions after the day. */
            sessions: number;
            /**
             * Format: double
             * @description Over the close of the day.
             */
            times: number;
        };
        /** @description Where a stock stood under the other weightings. */
        ShortSqueezeRankRange: {
            /** @description Its highest place, 1 the first. */
            best: number;
            /** @description Under how many of the hundred it stood first. */
            first_in: number;
            symbol: string;
            worst: number;
        };
        /**
         * @description What the rows are in the order of.
         * @enum {string}
         */
        ShortSqueezeRankedBy: "score" | "fuel" | "spark";
        /** @description A stock on a day of the past. */
        ShortSqueezeReplayReport: {
            afterwards?: components["schemas"]["ShortSqueezeAfterwards"] | null;
            /**
             * Format: double
             * @description The close of that session, in dollars.
             */
            close?: number | null;
            company: string;
            /**
             * Format: date
             * @description The session that is shown.
             */
            date: string;
            /** @description Each session up to this one. */
            days: components["schemas"]["ShortSqueezeDay"][];
            event: components["schemas"]["ShortSqueezeEvent"];
            fails?: components["schemas"]["ShortSqueezeFails"] | null;
            highest_fails?: components["schemas"]["ShortSqueezeFails"] | null;
            /** @description The same stocks under a hundred other weightings, each weight halved to half as much again. */
            rank_ranges: components["schemas"]["ShortSqueezeRankRange"][];
            /** @description All of them scored, highest first. */
            rows: components["schemas"]["ShortSqueezeRow"][];
            /** @description The reports that were public, oldest first. */
            short_interest: components["schemas"]["ShortSqueezeShortInterest"][];
            /** @description The stock's conditions, as far as they were public, and the synthetic companies it is ranked among. */
            universe: components["schemas"]["ShortSqueezeStock"][];
        };
        /** @description One stock's score. */
        ShortSqueezeRow: {
            contributions: components["schemas"]["ShortSqueezeContributions"];
            /**
             * Format: double
             * @description The share of the weights that is known, of the side that knows less, 0 to 1.
             */
            coverage: number;
            /**
             * Format: double
             * @description The weighted ranks of the first five conditions, 0 to 100.
             */
            fuel?: number | null;
            /** Format: double */
            fuel_coverage: number;
            /**
             * Format: double
             * @description √(Fuel × Spark), 0 to 100; null where either cannot be said.
             */
            score?: number | null;
            /**
             * Format: double
             * @description The weighted ranks of the last three, 0 to 100.
             */
            spark?: number | null;
            /** Format: double */
            spark_coverage: number;
            symbol: string;
        };
        /** @description A universe to rank, as sent. */
        ShortSqueezeScoreParams: {
            /**
             * Format: double
             * @description Stocks known to trade fewer shares a day are left out.
             * @default 100000
             */
            min_average_volume?: number;
            /**
             * Format: double
             * @description Stocks known to cost less, in dollars, are left out.
             * @default 1
             */
            min_price?: number;
            /** @description The stocks to rank against each other. */
            universe: components["schemas"]["ShortSqueezeStock"][];
            /**
             * @default {
             *       "days_to_cover": 25,
             *       "fails_to_adv": 10,
             *       "float_millions": 15,
             *       "relative_volume": 40,
             *       "return_20d": 40,
             *       "rsi_14": 20,
             *       "short_interest_change": 15,
             *       "short_interest_pct_float": 35
             *     }
             */
            weights?: components["schemas"]["ShortSqueezeWeights"];
        };
        /** @description The ranked universe. */
        ShortSqueezeScoreReport: {
            /** @description What the liquidity filter left out, the first 3,000. */
            excluded: components["schemas"]["ShortSqueezeExcluded"][];
            /** @description How many it left out. */
            excluded_count: number;
            /** @description How many stocks were ranked, shown or not. */
            ranked: number;
            ranked_by: components["schemas"]["ShortSqueezeRankedBy"];
            /** @description Highest score first; those without one last, in the order of their Fuel. The first 3,000. */
            rows: components["schemas"]["ShortSqueezeRow"][];
            /** @description Ranked stocks whose price or volume was not sent, so that the filter could not look at them. */
            unfiltered: number;
        };
        /** @description A report of short interest that was public. */
        ShortSqueezeShortInterest: {
            certainty: components["schemas"]["ShortSqueezeCertainty"];
            /** Format: double */
            days_to_cover: number;
            days_to_cover_basis: components["schemas"]["ShortSqueezeDaysToCoverBasis"];
            /**
             * Format: date
             * @description The day the figure came out: the 8th session after, the later of what sources say.
             */
            public_on: string;
            /**
             * Format: date
             * @description The day the positions were counted.
             */
            settled: string;
            /** Format: int64 */
            shares_short: number;
            /**
             * Format: double
             * @description Of the shares outstanding, in per cent; null where their number is not known.
             */
            short_interest_pct?: number | null;
        };
        /** @description A stock, as sent. What is absent or null is missing: it is left out of the score, not taken for zero. */
        ShortSqueezeStock: {
            /**
             * Format: double
             * @description Mean shares a day over thirty sessions, for the liquidity filter.
             */
            average_volume?: number | null;
            /**
             * Format: double
             * @description Shares sold short over a day's mean volume; 999.99 and above is FINRA's "cannot say" and counts as missing.
             */
            days_to_cover?: number | null;
            /**
             * Format: double
             * @description Shares that failed to be delivered over a day's mean volume.
             */
            fails_to_adv?: number | null;
            /**
             * Format: double
             * @description Shares that trade freely, in millions; fewer count for more.
             */
            float_millions?: number | null;
            /**
             * Format: double
             * @description In dollars, for the liquidity filter.
             */
            price?: number | null;
            /**
             * Format: double
             * @description Mean volume of five sessions over that of sixty.
             */
            relative_volume?: number | null;
            /**
             * Format: double
             * @description Return over twenty sessions, as a share.
             */
            return_20d?: number | null;
            /**
             * Format: double
             * @description Wilder's relative strength index over fourteen sessions, 0 to 100.
             */
            rsi_14?: number | null;
            /**
             * Format: double
             * @description Change of the short interest since the report before, as a share of it.
             */
            short_interest_change?: number | null;
            /**
             * Format: double
             * @description Shares sold short, in per cent of the float.
             */
            short_interest_pct_float?: number | null;
            symbol: string;
        };
        /** @description A table to rank, as sent. */
        ShortSqueezeTableParams: {
            /**
             * @description A header line and a row per stock: `symbol`, and of the eight conditions those that are known; an empty cell,
             *     or one with `N/A`, `null` or a dash, is missing. FINRA's own headings are known too; its short-interest file has
             *     no condition of Spark, so that alone it is ranked by Fuel. `price` and `average_volume` are for the liquidity
             *     filter.
             */
            csv: string;
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * Format: double
             * @description Stocks known to trade fewer shares a day are left out.
             * @default 100000
             */
            min_average_volume?: number;
            /**
             * Format: double
             * @description Stocks known to cost less, in dollars, are left out.
             * @default 1
             */
            min_price?: number;
            /**
             * @default {
             *       "days_to_cover": 25,
             *       "fails_to_adv": 10,
             *       "float_millions": 15,
             *       "relative_volume": 40,
             *       "return_20d": 40,
             *       "rsi_14": 20,
             *       "short_interest_change": 15,
             *       "short_interest_pct_float": 35
             *     }
             */
            weights?: components["schemas"]["ShortSqueezeWeights"];
        };
        /** @description The weight of each condition within Fuel or Spark, as sent; those left out keep their default. */
        ShortSqueezeWeights: {
            /**
             * Format: double
             * @default 25
             */
            days_to_cover?: number;
            /**
             * Format: double
             * @default 10
             */
            fails_to_adv?: number;
            /**
             * Format: double
             * @default 15
             */
            float_millions?: number;
            /**
             * Format: double
             * @default 40
             */
            relative_volume?: number;
            /**
             * Format: double
             * @default 40
             */
            return_20d?: number;
            /**
             * Format: double
             * @default 20
             */
            rsi_14?: number;
            /**
             * Format: double
             * @default 15
             */
            short_interest_change?: number;
            /**
             * Format: double
             * @default 35
             */
            short_interest_pct_float?: number;
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
             * @description The newest day in the figures; of readings by the hour, the day in UTC.
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
        Sourced_AutomatedWorkflowsDefaultReport: components["schemas"]["AutomatedWorkflowsDefaultReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_AutomatedWorkflowsReport: components["schemas"]["AutomatedWorkflowsReport"] & {
            source: components["schemas"]["SourceInfo"];
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
        Sourced_CloudInfrastructureDefaultReport: components["schemas"]["CloudInfrastructureDefaultReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_CloudInfrastructurePlanReport: components["schemas"]["CloudInfrastructurePlanReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_CustomerSegmentationDefaultReport: components["schemas"]["CustomerSegmentationDefaultReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_CustomerSegmentationReport: components["schemas"]["CustomerSegmentationReport"] & {
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
        Sourced_InvestmentResearchCompany: components["schemas"]["InvestmentResearchCompany"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_InvestmentResearchDefaultReport: components["schemas"]["InvestmentResearchDefaultReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_InvestmentResearchSymbolReport: components["schemas"]["InvestmentResearchSymbolReport"] & {
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
        /** @description A report with where its figures are from. */
        Sourced_ShortSqueezeDefaultReport: components["schemas"]["ShortSqueezeDefaultReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_ShortSqueezeFailsReport: components["schemas"]["ShortSqueezeFailsReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_ShortSqueezeReplayReport: components["schemas"]["ShortSqueezeReplayReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_TradeDataDefaultReport: components["schemas"]["TradeDataDefaultReport"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_TradeDataIntraIndustry: components["schemas"]["TradeDataIntraIndustry"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_TradeDataReconciliation: components["schemas"]["TradeDataReconciliation"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_TradeDataSeries: components["schemas"]["TradeDataSeries"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A report with where its figures are from. */
        Sourced_TradeDataSummary: components["schemas"]["TradeDataSummary"] & {
            source: components["schemas"]["SourceInfo"];
        };
        /** @description A city of the map, with or without a site. */
        SupplyChainCity: {
            /**
             * Format: double
             * @description Dollars a year more if it were closed where it is open, or opened where it is closed, and every other site
             *     stayed as it is; null where the others could not serve all, or the work was ended before.
             */
            alone?: number | null;
            /**
             * Format: double
             * @description What a tonne more of its capacity would save.
             */
            capacity_price: number;
            /**
             * Format: double
             * @description What serving a tonne more here would cost; null where the open sites have no room for it, or nothing is ordered.
             */
            customer_price?: number | null;
            /**
             * Format: double
             * @description What the site delivers a year.
             */
            delivered_t: number;
            /**
             * Format: double
             * @description What its residents order a year.
             */
            demand_t: number;
            is_open: boolean;
            /** @description Whether that is proven; if not, the best there is may add less. */
            is_proven: boolean;
            key: string;
            /** Format: double */
            latitude: number;
            /** Format: double */
            longitude: number;
            name: string;
            province: string;
            /**
             * Format: double
             * @description The same with every other site planned anew; null where that was not looked at or cannot be. Below nothing where
             *     a decision by hand is the dearer one.
             */
            replanned?: number | null;
            /** Format: int32 */
            residents: number;
        };
        /** @description The best network of so many sites. */
        SupplyChainCount: {
            /**
             * Format: double
             * @description Of a tonne on its way.
             */
            average_hours: number;
            /** Format: double */
            average_km: number;
            /**
             * Format: double
             * @description The part of what is ordered within a day's drive of its site, 0 to 1.
             */
            day_share: number;
            /** Format: double */
            freight_cost: number;
            open: string[];
            /** @description Whether no other network of so many sites costs less. */
            proven: boolean;
            /** Format: double */
            site_costs: number;
            sites: number;
            /**
             * Format: double
             * @description The dearest site at which so many are the best of the numbers compared; null for the fewest, which are at any
             *     cost above those of the others, for numbers that are at no cost, and where sites cost differently.
             */
            up_to_cost?: number | null;
        };
        /** @description Somebody to be served. */
        SupplyChainCustomer: {
            /** Format: double */
            demand: number;
            id: string;
        };
        /** @description What the page shows before anyone touches a control. */
        SupplyChainDefaultReport: {
            inventory: components["schemas"]["SupplyChainInventory"];
            inventory_params: components["schemas"]["SupplyChainInventoryParams"];
            network: components["schemas"]["SupplyChainNetwork"];
            params: components["schemas"]["SupplyChainNetworkParams"];
        };
        /** @description A site that may be opened. */
        SupplyChainFacility: {
            /**
             * Format: double
             * @description In units of demand; without it nothing limits the site. All sites have one, or none.
             */
            capacity?: number | null;
            /** Format: double */
            fixed_cost: number;
            id: string;
            state?: components["schemas"]["SupplyChainState"] | null;
        };
        /** @description A part of a customer's demand and the site that serves it. */
        SupplyChainFlow: {
            customer: string;
            facility: string;
            /**
             * Format: double
             * @description Above 0, to 1; the shares of a customer add up to 1.
             */
            share: number;
        };
        /** @description The best network of the same settings with no place closed and no way barred. */
        SupplyChainFree: {
            /** @description Whether nothing is cheaper. */
            proven: boolean;
            /** Format: double */
            total_cost: number;
        };
        /** @description How much to order and to keep. */
        SupplyChainInventory: {
            /** Format: double */
            once_chance: number;
            /**
             * Format: double
             * @description Of what sells once: the number that costs least, and its chance of being enough.
             */
            once_quantity: number;
            /**
             * Format: double
             * @description The order that costs least (Harris, 1913): √(2 D K / h).
             */
            order_quantity: number;
            /** Format: double */
            orders_a_year: number;
            /**
             * Format: double
             * @description An order is placed when stock falls to this.
             */
            reorder_point: number;
            /**
             * Format: double
             * @description z √(L σ² + d² σ_L²).
             */
            safety_stock: number;
            /**
             * Format: double
             * @description Units missing in a cycle, on average.
             */
            short_a_cycle: number;
            /**
             * Format: double
             * @description Of ordering and of keeping, a year, at that order.
             */
            yearly_cost: number;
            /**
             * Format: double
             * @description Standard deviations kept for the service level.
             */
            z: number;
        };
        /** @description What is ordered and how it sells, as sent. */
        SupplyChainInventoryParams: {
            /**
             * Format: double
             * @description Units a year.
             * @default 12000
             */
            annual_demand?: number;
            /**
             * Format: double
             * @description Units a period, and how they vary.
             * @default 250
             */
            demand_mean?: number;
            /**
             * Format: double
             * @default 40
             */
            demand_sd?: number;
            /**
             * Format: double
             * @description Of a unit kept for a year.
             * @default 2.4
             */
            holding_cost?: number;
            /**
             * Format: double
             * @description Periods from order to delivery, and how they vary.
             * @default 9
             */
            lead_time?: number;
            /**
             * Format: double
             * @default 2
             */
            lead_time_sd?: number;
            /**
             * Format: double
             * @description Of what sells once: units that sell, how they vary, what a unit too few costs and one too many.
             * @default 100
             */
            once_mean?: number;
            /**
             * Format: double
             * @default 20
             */
            once_sd?: number;
            /**
             * Format: double
             * @description Of an order, whatever its size.
             * @default 75
             */
            order_cost?: number;
            /**
             * Format: double
             * @default 3
             */
            overage_cost?: number;
            /**
             * Format: double
             * @description The chance that stock lasts until the delivery, 0.5 to 0.9999.
             * @default 0.95
             */
            service_level?: number;
            /**
             * Format: double
             * @default 7
             */
            underage_cost?: number;
        };
        /** @description A problem as sent. */
        SupplyChainLocateParams: {
            /**
             * @description By facility, then by customer: the cost of serving all of the customer; null where that is barred.
             * @default []
             */
            costs?: (number | null)[][];
            /** @default [] */
            customers?: components["schemas"]["SupplyChainCustomer"][];
            /** @default [] */
            facilities?: components["schemas"]["SupplyChainFacility"][];
            /**
             * Format: int32
             * @description Exactly so many sites; without it as many as cost least.
             * @default null
             */
            p?: number | null;
        };
        /** @description The best sites. */
        SupplyChainLocateReport: {
            /**
             * Format: double
             * @description Nothing costs less. Proven, it is the objective where every cost is a whole number and there are no capacities,
             *     or where one set of sites alone can be; else a ten-millionth less, within which the search does not look.
             */
            bound: number;
            /** @description By facility, what one more unit of its capacity would save with these sites open, at the margin. */
            capacity_prices: number[];
            /**
             * @description By customer, what one more unit of its demand would cost with these sites open, at the margin: the dual price of
             *     serving it. Null where those that may serve it have no room for more, or nothing is demanded.
             */
            customer_prices: (number | null)[];
            flows: components["schemas"]["SupplyChainFlow"][];
            /**
             * Format: double
             * @description What the objective may be above the least there is, in per cent.
             */
            gap_pct: number;
            /** Format: int64 */
            iterations: number;
            /** Format: int32 */
            nodes: number;
            /**
             * Format: double
             * @description Of the sites and of serving everybody.
             */
            objective: number;
            open: string[];
            /** @description Whether the gap is closed to a ten-millionth; otherwise the budget of iterations was spent. */
            proven: boolean;
        };
        /** @description The network, and what would change it. */
        SupplyChainNetwork: {
            /**
             * Format: double
             * @description Of a tonne on its way, at the speed that is assumed.
             */
            average_hours: number;
            /**
             * Format: double
             * @description Of a tonne, along great circles.
             */
            average_km: number;
            /**
             * Format: double
             * @description Nothing that keeps to what is decided by hand costs less.
             */
            bound: number;
            /** @description By number of sites, from the fewest that can deliver what is ordered; what is decided by hand is kept. */
            counts: components["schemas"]["SupplyChainCount"][];
            /**
             * Format: double
             * @description A day's drive: hours on the way.
             */
            day_hours: number;
            /**
             * Format: double
             * @description The part of what is ordered within a day's drive of its site, 0 to 1.
             */
            day_share: number;
            /**
             * Format: double
             * @description Tonnes a year.
             */
            demand_t: number;
            free?: components["schemas"]["SupplyChainFree"] | null;
            /** Format: double */
            freight_cost: number;
            /** Format: double */
            gap_pct: number;
            /** Format: int64 */
            iterations: number;
            no_counts?: components["schemas"]["SupplyChainNoCounts"] | null;
            /** Format: int32 */
            nodes: number;
            /** @description How the best found and the bound came together. */
            proof: components["schemas"]["SupplyChainProofStep"][];
            proven: boolean;
            reach: components["schemas"]["SupplyChainReach"][];
            routes: components["schemas"]["SupplyChainRoute"][];
            /**
             * Format: double
             * @description What each site costs; null where they cost differently.
             */
            site_cost?: number | null;
            /** Format: double */
            site_costs: number;
            /** @description Every city, largest first. */
            sites: components["schemas"]["SupplyChainCity"][];
            /**
             * Format: double
             * @description Of sites and freight, dollars a year.
             */
            total_cost: number;
        };
        /** @description Demand, prices and what is decided by hand, as sent. */
        SupplyChainNetworkParams: {
            /**
             * @description Pairs that may not be served, `toronto>vancouver`: the site first.
             * @default
             */
            barred?: string;
            /**
             * Format: double
             * @description Tonnes a year a site can deliver; without it nothing limits it.
             * @default null
             */
            capacity_t?: number | null;
            /**
             * @description Cities without one.
             * @default
             */
            closed?: string;
            /**
             * Format: double
             * @description Kilograms a resident orders a year.
             * @default 10
             */
            demand_kg?: number;
            /**
             * Format: double
             * @description Dollars a tonne and kilometre.
             * @default 0.12
             */
            freight?: number;
            /**
             * @description Cities with a site in any case, parted by commas.
             * @default
             */
            open?: string;
            /**
             * Format: double
             * @description Dollars a year for a site.
             * @default 750000
             */
            site_cost?: number;
            /**
             * Format: int32
             * @description Exactly so many sites; without it as many as cost least.
             * @default null
             */
            sites?: number | null;
            /**
             * Format: double
             * @description Kilometres of great circle an hour on the way, on average: an assumption, below the speed on roads, which are
             *     longer.
             * @default 70
             */
            speed_kmh?: number;
        };
        /**
         * @description Why no numbers of sites are compared.
         * @enum {string}
         */
        SupplyChainNoCounts: "stopped" | "not_found";
        /** @description What these sites cost. */
        SupplyChainPlaced: {
            /**
             * Format: double
             * @description Of a tonne on its way, at the speed that is assumed.
             */
            average_hours: number;
            /**
             * Format: double
             * @description Of a tonne, along great circles.
             */
            average_km: number;
            /**
             * Format: double
             * @description A day's drive: hours on the way.
             */
            day_hours: number;
            /**
             * Format: double
             * @description The part of what is ordered within a day's drive of its site, 0 to 1.
             */
            day_share: number;
            /**
             * Format: double
             * @description Tonnes a year.
             */
            demand_t: number;
            /** Format: double */
            freight_cost: number;
            reach: components["schemas"]["SupplyChainReach"][];
            routes: components["schemas"]["SupplyChainRoute"][];
            /** Format: double */
            site_costs: number;
            /** @description Every city, largest first. */
            sites: components["schemas"]["SupplyChainCity"][];
            /**
             * Format: double
             * @description Of sites and freight, dollars a year.
             */
            total_cost: number;
        };
        /** @description The best found and the bound after so many iterations. */
        SupplyChainProofStep: {
            /** Format: double */
            best: number;
            /** Format: double */
            bound: number;
            /** Format: int64 */
            iterations: number;
        };
        /** @description Residents within a distance of the site that serves them. */
        SupplyChainReach: {
            /** Format: double */
            km: number;
            /**
             * Format: double
             * @description 0 to 1.
             */
            share: number;
        };
        /** @description Goods from a site to a city. */
        SupplyChainRoute: {
            /** Format: double */
            cost: number;
            from: string;
            /** Format: double */
            km: number;
            to: string;
            /** Format: double */
            tonnes: number;
        };
        /** @description How far a search is. */
        SupplyChainSearchStage: {
            /**
             * Format: double
             * @description The best found so far; null before the first.
             */
            best?: number | null;
            /**
             * Format: double
             * @description What none can be below; null before the first.
             */
            bound?: number | null;
            /** Format: int64 */
            iterations: number;
            /** Format: int32 */
            nodes: number;
        };
        /** @description How far a network is worked out. */
        SupplyChainStage: {
            /**
             * Format: double
             * @description What the best network found so far costs; null before the first.
             */
            best?: number | null;
            /**
             * Format: double
             * @description What none can be below.
             */
            bound?: number | null;
            /**
             * @description Problems solved: the network itself, the one with nothing closed or barred, each site decided otherwise, each
             *     number of sites.
             */
            done: number;
            /**
             * Format: int64
             * @description Of all problems together.
             */
            iterations: number;
            /** @description Problems in all. */
            of: number;
        };
        /**
         * @description What is decided of a site beforehand.
         * @enum {string}
         */
        SupplyChainState: "free" | "open" | "closed";
        /** @description A table of places, as sent. */
        SupplyChainTableParams: {
            /**
             * @description A header line and a row a place: `name`, `latitude`, `longitude`, `demand` (tonnes a year; empty for none),
             *     `fixed_cost` (dollars a year; empty where no site can be) and `capacity` (tonnes a year; empty for no limit).
             * @default
             */
            csv?: string;
            /** @default null */
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * Format: double
             * @description Dollars a tonne and kilometre.
             * @default 0.12
             */
            freight?: number;
            /**
             * Format: int32
             * @description Exactly so many sites; without it as many as cost least.
             * @default null
             */
            sites?: number | null;
            /**
             * Format: double
             * @description Kilometres of great circle an hour on the way, on average: an assumption, below the speed on roads, which are
             *     longer.
             * @default 70
             */
            speed_kmh?: number;
        };
        /**
         * @description The mark before the decimals; the other one may part thousands.
         * @enum {string}
         */
        TableDecimalMark: "point" | "comma";
        /** @description A product Canada exports more of than the world does, for its size. */
        TradeDataAdvantage: {
            /**
             * Format: double
             * @description In US dollars a year.
             */
            canada: number;
            /**
             * Format: double
             * @description Balassa's index: the product's share of Canada's exports over its share of the world's.
             */
            rca: number;
            /** @description Standard International Trade Classification, revision 2, four digits. */
            sitc: string;
            /** Format: double */
            world: number;
        };
        /** @description Revealed comparative advantage, mean of 1998 to 2000. */
        TradeDataAdvantages: {
            period: string;
            /** @description Products in the table. */
            products: number;
            /** @description Those with an index of 1 or more, highest first. */
            rows: components["schemas"]["TradeDataAdvantage"][];
        };
        /**
         * @description What the rows of an answer are.
         * @enum {string}
         */
        TradeDataBy: "partner" | "section" | "chapter" | "product" | "pair";
        /** @description What the page shows before anyone touches a control. */
        TradeDataDefaultReport: {
            /** @description How concentrated exports are by chapter and by product, in the columns of `series`. */
            chapter_concentration: components["schemas"]["TradeDataIndexes"];
            /** @description And by chapter, the largest on their own. */
            chapters: components["schemas"]["TradeDataSummary"];
            /** @description The months there are figures of. */
            first: string;
            intra_industry: components["schemas"]["TradeDataIntraIndustry"];
            last: string;
            /** @description Exports of 2025 against 2024, by partner. */
            partners: components["schemas"]["TradeDataSummary"];
            product_concentration: components["schemas"]["TradeDataIndexes"];
            reconciliation: components["schemas"]["TradeDataReconciliation"];
            /** @description The same by section of the tariff. */
            sections: components["schemas"]["TradeDataSummary"];
            series: components["schemas"]["TradeDataSeries"];
            shock: components["schemas"]["TradeDataShock"];
        };
        /**
         * @description Which way goods go.
         * @enum {string}
         */
        TradeDataFlow: "exports" | "imports";
        /** @description One flow on both bases, in dollars. */
        TradeDataGap: {
            /** Format: double */
            balance_of_payments: number;
            /** Format: double */
            customs: number;
            /**
             * Format: double
             * @description The balance of payments less customs.
             */
            difference: number;
            /**
             * Format: double
             * @description In per cent of customs.
             */
            difference_pct: number;
        };
        /** @description The index of each column of a series, every row on its own whatever `top` says. */
        TradeDataIndexes: {
            /**
             * @description Herfindahl-Hirschman index, 0 to 1; null without trade. The rest of a chapter stands for many small products
             *     and adds nothing.
             */
            hhi: (number | null)[];
            /**
             * @description The same with each rest counted as one, and what has no name in a visitor's table counted to the largest: the
             *     true index lies between the two.
             */
            hhi_most: (number | null)[];
            /**
             * @description Of the twelve months that end with the column, earlier ones than were asked for among them; null where the table
             *     has fewer.
             */
            year_hhi: (number | null)[];
            year_hhi_most: (number | null)[];
        };
        /** @description Two-way trade by chapter. */
        TradeDataIntraIndustry: {
            from: string;
            /**
             * Format: double
             * @description Of all chapters, weighted by their trade; null without trade.
             */
            grubel_lloyd?: number | null;
            /** @description The ten chapters with the most trade first. */
            rows: components["schemas"]["TradeDataTwoWay"][];
            to: string;
        };
        /**
         * @description What a row stands for.
         * @enum {string}
         */
        TradeDataKind: "one" | "rest" | "returned";
        /** @description What a partner buys or sells of a product. */
        TradeDataLink: {
            /**
             * Format: double
             * @description In the months compared with; none where nothing is compared.
             */
            before?: number | null;
            partner: string;
            product: string;
            /**
             * Format: double
             * @description In dollars.
             */
            value: number;
        };
        /**
         * @description What is counted.
         * @enum {string}
         */
        TradeDataMeasure: "exports" | "imports" | "balance";
        /** @description A month on both bases. */
        TradeDataReconciledMonth: {
            exports: components["schemas"]["TradeDataGap"];
            imports: components["schemas"]["TradeDataGap"];
            month: string;
        };
        /** @description The months of a calendar year that both have. */
        TradeDataReconciledYear: {
            exports: components["schemas"]["TradeDataGap"];
            imports: components["schemas"]["TradeDataGap"];
            /**
             * Format: int32
             * @description Twelve of a whole year; in fewer the seasons do not cancel.
             */
            months: number;
            /** Format: int32 */
            year: number;
        };
        /** @description Both bases side by side. */
        TradeDataReconciliation: {
            /** @description The months both have, oldest first. */
            months: components["schemas"]["TradeDataReconciledMonth"][];
            /** @description The newest month of the balance of payments, which may be later than that of customs. */
            newest?: string | null;
            /**
             * Format: double
             * @description The totals of that month, in dollars.
             */
            newest_exports?: number | null;
            /** Format: double */
            newest_imports?: number | null;
            years: components["schemas"]["TradeDataReconciledYear"][];
        };
        /** @description One partner, section, chapter or product. */
        TradeDataRow: {
            /**
             * Format: double
             * @description In the period compared with, in dollars; null without one.
             */
            before?: number | null;
            /**
             * Format: double
             * @description What it adds to the growth of the total, in percentage points; the rows add up to that growth.
             */
            contribution_pp?: number | null;
            /**
             * Format: double
             * @description Null where there was nothing before.
             */
            growth_pct?: number | null;
            key: string;
            kind: components["schemas"]["TradeDataKind"];
            name: string;
            /** @description The section of a chapter, the chapter of a product. */
            parent?: string | null;
            /**
             * Format: double
             * @description Of the total, 0 to 1.
             */
            share: number;
            /**
             * Format: double
             * @description In dollars.
             */
            value: number;
        };
        /** @description What the change would be with one assumption moved and the others as they are. */
        TradeDataSensitivity: {
            /** @description The field of the assumption. */
            assumption: string;
            /** Format: double */
            change_at_high: number;
            /**
             * Format: double
             * @description The change of all exports, in dollars.
             */
            change_at_low: number;
            /** Format: double */
            high: number;
            /**
             * Format: double
             * @description Half of its value and half as much again, within its limits; of nothing, nothing and some.
             */
            low: number;
        };
        /** @description The table. */
        TradeDataSeries: {
            by: components["schemas"]["TradeDataBy"];
            /** @description `2025-01`, `2025-Q1` or `2025`. */
            columns: string[];
            concentration?: components["schemas"]["TradeDataIndexes"] | null;
            flow: components["schemas"]["TradeDataMeasure"];
            /** @description The months in each column: fewer than a whole quarter or year at the ends of the period. */
            months: number[];
            /** @description Those with the most trade first; of a balance the largest either way. */
            rows: components["schemas"]["TradeDataSeriesRow"][];
            step: components["schemas"]["TradeDataStep"];
            /** @description All rows together, a value a column. */
            totals: number[];
        };
        /** @description One line of the table. */
        TradeDataSeriesRow: {
            key: string;
            kind: components["schemas"]["TradeDataKind"];
            name: string;
            /**
             * Format: double
             * @description All columns together.
             */
            total: number;
            /** @description In dollars, a value a column. */
            values: number[];
        };
        /** @description Exports after a tariff. */
        TradeDataShock: {
            /** Format: double */
            after: number;
            /**
             * Format: double
             * @description All exports, in dollars.
             */
            before: number;
            /** @description What the rows are: partners, or chapters (products of one's own table) where every partner puts the tariff. */
            by: components["schemas"]["TradeDataBy"];
            /** Format: double */
            change: number;
            /** Format: double */
            change_pct: number;
            /** @description The chapter or product that is hit; null for everything. */
            chapter_name?: string | null;
            /** Format: double */
            diverted: number;
            /**
             * Format: double
             * @description What the partner's customs would take in.
             */
            duty: number;
            /** Format: double */
            entropy_after: number;
            /** Format: double */
            entropy_before: number;
            from: string;
            grid: components["schemas"]["TradeDataShockCell"][];
            /** Format: double */
            hhi_after: number;
            /**
             * Format: double
             * @description Of partners, or of chapters or products as `by` says; a rest adds nothing.
             */
            hhi_before: number;
            /**
             * Format: double
             * @description What the tariff falls on, before it.
             */
            hit: number;
            is_share_assumed: boolean;
            /**
             * Format: double
             * @description What of that is no longer sold to the partner, and what of it the others buy.
             */
            lost: number;
            /** @description Whose tariff it is; null where it is every partner's. */
            partner?: string | null;
            partner_name?: string | null;
            /**
             * Format: double
             * @description The partner's share of the chapter's exports, in per cent, where it is an assumption; null where it is not.
             */
            partner_share_pct?: number | null;
            /** @description Those with the most exports, the one the tariff is of or on among them. */
            rows: components["schemas"]["TradeDataShockRow"][];
            /** @description The assumption that matters most first. */
            sensitivity: components["schemas"]["TradeDataSensitivity"][];
            to: string;
        };
        /** @description What the change would be at another tariff and elasticity. */
        TradeDataShockCell: {
            /**
             * Format: double
             * @description Of all exports.
             */
            change_pct: number;
            /** Format: double */
            elasticity: number;
            /** Format: double */
            tariff_pct: number;
        };
        /** @description A tariff and what is assumed of it, as sent. */
        TradeDataShockParams: {
            /**
             * @description Only on this chapter (`27`), or on this product of one's own table; without it on everything. With `partner`
             *     it needs `partner_share_pct`, or a table of one's own: the bundled ones have the two apart.
             * @default null
             */
            chapter?: string | null;
            /**
             * Format: double
             * @description How much of what is hit pays the tariff: the rest is exempt.
             * @default 100
             */
            covered_pct?: number;
            /**
             * @description A table of one's own to try it on, as `table` takes it.
             * @default null
             */
            csv?: string | null;
            /** @default null */
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * Format: double
             * @description How much of what is no longer bought is sold to the other partners, in proportion to what they buy; none
             *     where every partner puts the tariff.
             * @default 0
             */
            diversion_pct?: number;
            /**
             * Format: double
             * @description How much less is bought when the price rises, in per cent for one per cent.
             * @default 1.5
             */
            elasticity?: number;
            /**
             * @description First month of the exports it is tried on; without it 2025, or the first of a table of one's own.
             * @default null
             */
            from?: string | null;
            /**
             * @description The partner that puts the tariff: its key (`US`), or its name in a table of one's own. Without it every partner
             *     puts it on `chapter`, and `US` on everything where there is no chapter either.
             * @default null
             */
            partner?: string | null;
            /**
             * Format: double
             * @description What is assumed to be the partner's share of the chapter's exports, which the bundled tables do not have:
             *     needed there where both are sent, and of no use elsewhere.
             * @default null
             */
            partner_share_pct?: number | null;
            /**
             * Format: double
             * @description How much of the tariff the buyer pays; the exporter bears the rest.
             * @default 100
             */
            pass_through_pct?: number;
            /**
             * Format: double
             * @default 25
             */
            tariff_pct?: number;
            /**
             * @description Last month.
             * @default null
             */
            to?: string | null;
        };
        /** @description A partner, or a chapter where every partner puts the tariff, before and after. */
        TradeDataShockRow: {
            /** Format: double */
            after: number;
            /**
             * Format: double
             * @description In dollars.
             */
            before: number;
            key: string;
            name: string;
            /** Format: double */
            share_after: number;
            /**
             * Format: double
             * @description Of all exports, 0 to 1.
             */
            share_before: number;
        };
        /**
         * @description What the columns are.
         * @enum {string}
         */
        TradeDataStep: "month" | "quarter" | "year";
        /** @description A period in rows. */
        TradeDataSummary: {
            by: components["schemas"]["TradeDataBy"];
            /** @description The months compared with; null without any. */
            compare_from?: string | null;
            compare_to?: string | null;
            /**
             * Format: double
             * @description Shannon's entropy in natural units, with rests counted as in `hhi_most`: the true one is no lower.
             */
            entropy: number;
            /** Format: double */
            entropy_before?: number | null;
            flow: components["schemas"]["TradeDataFlow"];
            from: string;
            /** Format: double */
            growth_pct?: number | null;
            /**
             * Format: double
             * @description Herfindahl-Hirschman index, 0 to 1, of each on its own, whatever `top` says. The rest of a chapter stands for
             *     many small products and adds nothing.
             */
            hhi: number;
            /** Format: double */
            hhi_before?: number | null;
            /**
             * Format: double
             * @description The same with each rest counted as one, and what has no name in a visitor's table counted to the largest: the
             *     true index lies between the two.
             */
            hhi_most: number;
            /** Format: double */
            hhi_most_before?: number | null;
            /**
             * @description Those that moved the total most either way, most first: of every partner or product, whatever `top` says, and
             *     never a rest or what was returned. Where they all go one way, the first of the other way stands after them.
             *     Empty where no growth can be told.
             */
            movers: components["schemas"]["TradeDataRow"][];
            /** @description Largest first; those without any value in both periods are left out. */
            rows: components["schemas"]["TradeDataRow"][];
            to: string;
            /**
             * Format: double
             * @description In dollars.
             */
            total: number;
            /** Format: double */
            total_before?: number | null;
        };
        /** @description A table and what is asked of it, as sent. */
        TradeDataTableParams: {
            /**
             * @description The months to compare with, `2024-01..2024-12`, or `none`; without it the same months a year before.
             * @default null
             */
            compare?: string | null;
            /**
             * @description A header line and a row a value: `partner`, `product`, `month` (`2025-01`), `value`, and `flow` (`exports`
             *     or `imports`; exports without the column). One of `partner` and `product` is enough, and their cells may be
             *     empty. Rows of the same are added up.
             * @default
             */
            csv?: string;
            /** @default null */
            decimal_mark?: components["schemas"]["TableDecimalMark"] | null;
            /**
             * @description Exports or imports.
             * @default exports
             * @enum {string}
             */
            flow?: "exports" | "imports";
            /**
             * @description First month; without it the newest twelve months of the table, or as many as it has a year before of.
             * @default null
             */
            from?: string | null;
            /**
             * @description Only the trade with this partner of the table.
             * @default null
             */
            partner?: string | null;
            /**
             * @description Last month.
             * @default null
             */
            to?: string | null;
        };
        /** @description A table's own answer: whom, what, both together, and month by month. */
        TradeDataTableReport: {
            /** @description The months of the table. */
            first: string;
            last: string;
            /** @description The largest pairs of a partner and a product, at most a thousand. */
            links: components["schemas"]["TradeDataLink"][];
            /**
             * Format: double
             * @description What these pairs are of the total, 0 to 1.
             */
            links_share: number;
            pairs?: components["schemas"]["TradeDataSummary"] | null;
            partners: components["schemas"]["TradeDataSummary"];
            product_series?: components["schemas"]["TradeDataSeries"] | null;
            products: components["schemas"]["TradeDataSummary"];
            rows: number;
            series: components["schemas"]["TradeDataSeries"];
        };
        /** @description How much of a chapter goes both ways. */
        TradeDataTwoWay: {
            /**
             * Format: double
             * @description In dollars.
             */
            exports: number;
            /**
             * Format: double
             * @description Grubel-Lloyd index, 0 to 1: 1 where as much comes as goes.
             */
            grubel_lloyd: number;
            /** Format: double */
            imports: number;
            key: string;
            name: string;
        };
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 10485760 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    automated_workflows_read_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutomatedWorkflowsReadParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomatedWorkflowsRead"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    automated_workflows_search_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutomatedWorkflowsSearch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_AutomatedWorkflowsReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    automated_workflows_search_stream: {
        parameters: {
            query?: {
                /** @description What is wanted, in English or common French words. */
                wish?: string;
                /** @description In place of what the wish would be read as: `price:at_most:25000;place:near:Calgary:200`, or `none`. */
                wishes?: string;
                /** @description Where the buyer lives, for the sales tax. */
                province?: components["schemas"]["AutomatedWorkflowsProvince"];
                /** @description Kilometres driven a year. */
                km_per_year?: number;
                /** @description Dollars a litre of fuel. */
                fuel_price?: number;
                /** @description Dollars a kilowatt hour of electricity. */
                power_price?: number;
            };
            header?: never;
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
                    "text/event-stream": components["schemas"]["AutomatedWorkflowsEvent"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    automated_workflows_status: {
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
                    "application/json": components["schemas"]["AutomatedWorkflowsStatus"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    automated_workflows_table_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutomatedWorkflowsTableSearch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_AutomatedWorkflowsReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 2097152 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    automated_workflows_vin: {
        parameters: {
            query?: {
                /** @description Seventeen letters and digits, without I, O and Q; the ninth is the check digit. */
                vin?: string;
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
                    "application/json": components["schemas"]["AutomatedWorkflowsDecoded"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    cloud_infrastructure_plan_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudInfrastructurePlanParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sourced_CloudInfrastructurePlanReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    cloud_infrastructure_simulate_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudInfrastructureSimulateParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloudInfrastructureSimulateReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    customer_segmentation_histories_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerSegmentationHistoriesParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSegmentationReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 20971520 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    customer_segmentation_sample: {
        parameters: {
            query?: {
                /** @description Which purchases. */
                sample?: "cds" | "shop" | "few";
                /** @description How many groups; without it the number that can be defended. */
                k?: number;
                /** @description Where chance begins: the same seed gives the same answer. */
                seed?: number;
                /** @description Weeks to look ahead. */
                horizon_weeks?: number;
                /** @description The last weeks of the record, held back to test the forecast on. */
                holdout_weeks?: number;
                /** @description Whether every customer is named in the answer. */
                assignments?: boolean;
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
                    "application/json": components["schemas"]["Sourced_CustomerSegmentationReport"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    customer_segmentation_segment_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerSegmentationParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSegmentationReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 10485760 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    customer_segmentation_table_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerSegmentationTableParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSegmentationReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 10485760 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    energy_management_bill_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnergyManagementBillParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyManagementBillReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 3145728 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    energy_management_dispatch_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnergyManagementDispatchParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyManagementDispatchReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 3145728 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    energy_management_forecast_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnergyManagementForecastParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyManagementForecastReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    energy_management_market: {
        parameters: {
            query?: {
                /**
                 * @description `ontario` is the day-ahead price of April to June 2026, `alberta` the pool price of a year to June 2026,
                 *     `ontario_2016` three weeks of the hourly price of 2016, which is negative at times.
                 */
                market?: components["schemas"]["EnergyManagementMarket"];
                /** @description The first of the seven days that are shown; without it the market's own choice. */
                week?: string;
                power_mw?: number;
                energy_mwh?: number;
                /** @description Of what goes in, and of what comes out. */
                efficiency_pct?: number;
                /** @description What a kilowatt-hour of the battery costs, dollars. */
                cost_per_kwh?: number;
                life_years?: number;
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
                    "application/json": components["schemas"]["EnergyManagementMarketReport"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    investment_research_backtest_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestmentResearchBacktestParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestmentResearchBacktestReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 5242880 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    investment_research_company: {
        parameters: {
            query?: {
                /** @description The symbol of its shares: AAPL, GOOGL and NVDA are bundled, any other is asked of the SEC. */
                ticker?: string;
                /** @description How many fiscal years, the newest first. */
                years?: number;
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
                    "application/json": components["schemas"]["Sourced_InvestmentResearchCompany"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is wrong, the SEC lists no such symbol (`unknown_symbol`) or has no annual figures of it (`no_figures`) */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The SEC does not answer, or we are too busy; Retry-After says when to come back */
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
    investment_research_metrics_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestmentResearchMetricsParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestmentResearchMetrics"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 1048576 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    investment_research_optimize_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestmentResearchOptimizeParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestmentResearchOptimizeReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 1048576 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    investment_research_portfolio_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestmentResearchPortfolioParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestmentResearchPortfolio"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 5242880 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    investment_research_symbol: {
        parameters: {
            query?: {
                /** @description In capitals or not; a class of shares after a hyphen or a point, `BRK-B`. */
                symbol?: string;
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
                    "application/json": components["schemas"]["Sourced_InvestmentResearchSymbolReport"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 10485760 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 10485760 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 10485760 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 10485760 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
                /** @description The day the mortgage is applied for: lending rules are those of this day; else the closing date. */
                application_date?: string;
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    predictive_maintenance_fleet: {
        parameters: {
            query?: {
                /** @description Which machines. */
                fleet?: "pumps" | "engines";
                /** @description How many of a hundred intervals are to hold the truth. */
                interval_pct?: number;
                /** @description What a planned stop costs, in dollars. */
                planned_cost?: number;
                /** @description What a failure costs, in dollars. */
                failure_cost?: number;
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
                    "application/json": components["schemas"]["PredictiveMaintenanceReport"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    predictive_maintenance_predict_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PredictiveMaintenanceParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PredictiveMaintenanceReport"];
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
            /** @description The body did not arrive within 120 seconds */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 20971520 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    predictive_maintenance_predict_job_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PredictiveMaintenanceParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["JobEvent"];
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
            /** @description The body did not arrive within 120 seconds */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 20971520 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 1500000 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    real_time_analytics_events: {
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
                    "application/json": components["schemas"]["RealTimeAnalyticsEvents"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
                /** @description The past event to replay; without one it is the test signal, which alone has seeds and faults. */
                event?: components["schemas"]["RealTimeAnalyticsPastEventId"];
                /** @description Which weather; equal seeds, equal weather. */
                seed?: number;
                /** @description The first hour of the weather, RFC 3339; minutes are cut off. */
                start?: string;
                /** @description Where in the replay to begin, RFC 3339: within the event, or within a week of `start`. */
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
                "application/csp-report": unknown;
                "application/reports+json": unknown;
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
            /** @description The body could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 16384 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    short_squeeze_fails: {
        parameters: {
            query?: {
                /** @description The stock's symbol, in capitals or not. */
                symbol?: string;
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
                    "application/json": components["schemas"]["Sourced_ShortSqueezeFailsReport"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    short_squeeze_replay: {
        parameters: {
            query?: {
                /** @description The stock to replay. */
                event?: "gme" | "amc";
                /** @description The day whose knowledge is used; on a day without trading the session before. */
                date?: string;
                /** @description The eight weights in the order of the conditions, parted by commas: `35,25,15,15,10,40,40,20`. */
                weights?: string;
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
                    "application/json": components["schemas"]["Sourced_ShortSqueezeReplayReport"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    short_squeeze_score_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShortSqueezeScoreParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortSqueezeScoreReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 1048576 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    short_squeeze_score_table_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShortSqueezeTableParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortSqueezeScoreReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 4194304 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    supply_chain_inventory_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyChainInventoryParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyChainInventory"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    supply_chain_locate_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyChainLocateParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyChainLocateReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 4194304 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    supply_chain_locate_job_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyChainLocateParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["JobEvent"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 4194304 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    supply_chain_network: {
        parameters: {
            query?: {
                /** @description Kilograms a resident orders a year. */
                demand_kg?: number;
                /** @description Dollars a tonne and kilometre. */
                freight?: number;
                /** @description Dollars a year for a site. */
                site_cost?: number;
                /** @description Tonnes a year a site can deliver; without it nothing limits it. */
                capacity_t?: number;
                /** @description Exactly so many sites; without it as many as cost least. */
                sites?: number;
                /** @description Cities with a site in any case, parted by commas. */
                open?: string;
                /** @description Cities without one. */
                closed?: string;
                /** @description Pairs that may not be served, `toronto>vancouver`: the site first. */
                barred?: string;
                /**
                 * @description Kilometres of great circle an hour on the way, on average: an assumption, below the speed on roads, which are
                 *     longer.
                 */
                speed_kmh?: number;
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
                    "application/json": components["schemas"]["SupplyChainNetwork"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    supply_chain_network_table_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyChainTableParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyChainNetwork"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    supply_chain_network_table_job_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyChainTableParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["JobEvent"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 262144 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    supply_chain_placed: {
        parameters: {
            query?: {
                /** @description Kilograms a resident orders a year. */
                demand_kg?: number;
                /** @description Dollars a tonne and kilometre. */
                freight?: number;
                /** @description Dollars a year for a site. */
                site_cost?: number;
                /** @description Tonnes a year a site can deliver; without it nothing limits it. */
                capacity_t?: number;
                /** @description Cities with a site, parted by commas; no other has one. */
                mine?: string;
                /** @description Pairs that may not be served, `toronto>vancouver`: the site first. */
                barred?: string;
                /**
                 * @description Kilometres of great circle an hour on the way, on average: an assumption, below the speed on roads, which are
                 *     longer.
                 */
                speed_kmh?: number;
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
                    "application/json": components["schemas"]["SupplyChainPlaced"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    trade_data_advantage: {
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
                    "application/json": components["schemas"]["TradeDataAdvantages"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    trade_data_intra_industry: {
        parameters: {
            query?: {
                /** @description First month. */
                from?: string;
                /** @description Last month. */
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
                    "application/json": components["schemas"]["Sourced_TradeDataIntraIndustry"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    trade_data_reconcile: {
        parameters: {
            query?: {
                /** @description First month. */
                from?: string;
                /** @description Last month. */
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
                    "application/json": components["schemas"]["Sourced_TradeDataReconciliation"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    trade_data_series: {
        parameters: {
            query?: {
                /** @description What is counted: exports, imports, or the one less the other. */
                flow?: "exports" | "imports" | "balance";
                /** @description What the rows are; pairs of a partner and a product are refused. */
                by?: "partner" | "section" | "chapter" | "product" | "pair";
                /** @description What the columns are. */
                step?: "month" | "quarter" | "year";
                /** @description First month. */
                from?: string;
                /** @description Last month. */
                to?: string;
                /** @description Only what belongs to this section (`V`) or chapter (`27`). */
                within?: string;
                /** @description So many rows, those with the most trade; the others are one row. */
                top?: number;
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
                    "application/json": components["schemas"]["Sourced_TradeDataSeries"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    trade_data_shock_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeDataShockParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeDataShock"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 5242880 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
    trade_data_summary: {
        parameters: {
            query?: {
                /** @description Exports or imports. */
                flow?: "exports" | "imports";
                /**
                 * @description What the rows are: partners, sections of the tariff, its chapters, or products. Pairs of a partner and a product
                 *     are refused: the bundled tables have the two apart.
                 */
                by?: "partner" | "section" | "chapter" | "product" | "pair";
                /** @description First month, `2025-01`. */
                from?: string;
                /** @description Last month. */
                to?: string;
                /** @description The months to compare with, `2024-01..2024-12`, or `none`; without it the same months a year before. */
                compare?: string;
                /** @description Only what belongs to this section (`V`) or chapter (`27`). */
                within?: string;
                /** @description So many rows on their own, the largest, and the others as one; all on their own without it. */
                top?: number;
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
                    "application/json": components["schemas"]["Sourced_TradeDataSummary"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are missing or out of range; `errors` names each */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
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
    trade_data_table_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeDataTableParams"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeDataTableReport"];
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
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than the 5242880 bytes that this endpoint takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
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
            /** @description Some fields are missing or out of range; `errors` names each */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls, or more than 83886080 bytes sent at once; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
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
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description Too many calls; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token can be made now; the message may be sent without */
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
            /** @description The body is not valid JSON, or a form of more than 64 fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description The site asks for its public key as `apikey` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description The body did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description The body is larger than the 65536 bytes that this function takes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description The query is longer than 16384 bytes or has more than 64 parameters */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description The body is not sent as application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description Some fields are not valid, or the key was used for another message */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description Too many messages or calls from there; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunctionFailure"];
                };
            };
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is packed in another transfer coding than chunked */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It could not be stored, or too many messages come in from everywhere; Retry-After says when to try again */
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
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
            /** @description The head, address and headers, is larger than 32768 bytes */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
